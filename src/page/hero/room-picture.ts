/**
 * The width the room's picture is shown at, as in `<img sizes>`. On phones less than it is: a third of the bytes, and
 * no eye sees it on a dense screen.
 */
export const ROOM_SIZES =
  '(min-width: 2000px) 42vw, (min-width: 1600px) 720px, (min-width: 960px) 47vw, (min-width: 640px) 78vw, 320px';
