/** Scroll position past which the header takes its scrolled style, in px (spec §9). */
const SCROLLED_THRESHOLD = 20;

/**
 * Marks the root `data-scrolled` past the threshold and, where CSS has no scroll timeline, tells the
 * stylesheet how far the page is scrolled (`--scroll-y`), which moves the header.
 */
export function followHeaderScroll(): void {
  const root = document.documentElement;
  const needsHelp = !CSS.supports('animation-timeline: scroll()');
  // Not called at once: a document begins at its top, and reading `scrollY` would lay it out.
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > SCROLLED_THRESHOLD);
    if (needsHelp) root.style.setProperty('--scroll-y', `${Math.max(0, scrollY)}px`);
  };
  addEventListener('scroll', update, { passive: true });
}
