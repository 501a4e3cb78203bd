/**
 * The width the room's picture is shown at, as in `<img sizes>`. On phones it is understated: that takes a third of
 * the bytes, and nobody sees it on a dense screen.
 */
export const ROOM_SIZES =
  '(min-width: 1600px) 990px, (min-width: 960px) 57vw, (min-width: 640px) 92vw, 320px';
