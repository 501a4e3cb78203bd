import { FROM_LAPTOP, FROM_LARGE_SCREEN, FROM_TABLET } from '../../ui/media.ts';

/**
 * The width the room's picture is shown at, as in `<img sizes>`. On phones it is understated: that takes a third of
 * the bytes, and nobody sees it on a dense screen.
 */
export const ROOM_SIZES = `${FROM_LARGE_SCREEN} 990px, ${FROM_LAPTOP} 57vw, ${FROM_TABLET} 92vw, 320px`;
