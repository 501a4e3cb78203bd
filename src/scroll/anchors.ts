import { smoothScrollTo } from './smooth-scroll.ts';

/** Whether a click is for the page to answer, not for a new tab, a window or a menu. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Focuses a target that need not be interactive, without scrolling to it and without leaving it in the tab order. */
function focusWithoutScrolling(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.setAttribute('tabindex', '-1');
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

/**
 * Takes over plain clicks on links to a place in the page: scroll, hash, focus, dialog closed (spec §2).
 *
 * @param layOutAll called before the target's position is read
 */
export function takeOverAnchors(layOutAll: () => void): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    const target = link && document.getElementById(link.hash.slice(1));
    if (!link || !target || !isPlainClick(event)) return;

    event.preventDefault();
    layOutAll();
    link.closest('dialog')?.close();
    const sameEntry = link.hash === location.hash;
    history[sameEntry ? 'replaceState' : 'pushState'](history.state, '', link.hash);
    focusWithoutScrolling(target);
    smoothScrollTo(target);
  });
}
