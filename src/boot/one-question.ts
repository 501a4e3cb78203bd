/**
 * Closes the other questions when one opens (spec §4). Browsers since 2024 do it themselves for `<details>` that share a
 * `name`.
 */
export function keepOneQuestionOpen(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const name = CSS.escape(target.getAttribute('name') ?? '');
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`)) {
        if (other !== target) other.open = false;
      }
    },
    true,
  );
}
