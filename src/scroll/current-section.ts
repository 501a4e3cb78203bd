let observer: IntersectionObserver | undefined;

/**
 * Marks the navigation's links of the section that crosses the middle of the viewport with `aria-current`.
 * Called again, it follows sections that have been re-created.
 */
export function markCurrentSection(): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        for (const link of document.querySelectorAll(`:is(header, dialog) nav a[href="#${target.id}"]`)) {
          if (isIntersecting) link.setAttribute('aria-current', 'true');
          else link.removeAttribute('aria-current');
        }
      }
    },
    { rootMargin: '-50% 0px -50% 0px' },
  );
  for (const section of document.querySelectorAll('main > section, footer')) observer.observe(section);
}
