/** Vite puts the queries of `src/styles/breakpoints.css` in the place of these names (build/breakpoints.ts). */
declare const MEDIA: Readonly<Record<'fromTablet' | 'fromLaptop' | 'fromDesk' | 'fromLargeScreen', string>>;

/** Media queries for the widths from which the layout is another, as in the stylesheets. */
export const FROM_TABLET = MEDIA.fromTablet;
export const FROM_LAPTOP = MEDIA.fromLaptop;
export const FROM_DESK = MEDIA.fromDesk;
export const FROM_LARGE_SCREEN = MEDIA.fromLargeScreen;
