/** The specification's times and distances (spec §9) as the tests read them, apart from the product's own. */

/** How long a toast stays, in ms. */
export const TOAST_MS = 5000;

/** How long a scroll to an anchor takes, in ms. */
export const SCROLL_MS = 1500;

/** How far below the viewport's top an anchor's target rests, in px. */
export const REST_PX = 120;

/** Scroll position past which the header takes its scrolled style, in px. */
export const STYLED_PAST_PX = 20;

/** The header's way up as the page is scrolled: its distance from the top before, and over how much scroll, in px. */
export const HEADER_SHIFT = { px: 20, over: 100 } as const;

/** Where the header is when the page is scrolled to a position, both in px. */
export const headerTop = (scroll: number): number =>
  HEADER_SHIFT.px * Math.max(0, 1 - scroll / HEADER_SHIFT.over);
