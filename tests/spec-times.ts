/** The specification's times and distances (spec §9) as the tests read them, apart from the product's own. */

/** How long a toast stays, in ms. */
export const TOAST_MS = 5000;

/** How long a scroll to an anchor takes, in ms. */
export const SCROLL_MS = 1500;

/** How far below the viewport's top an anchor's target rests, in px. */
export const REST_PX = 120;
