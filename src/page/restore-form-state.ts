/** Elements that hold what a visitor has done, in the order of the document. */
const HOLDERS = 'form, input, textarea, details';

type Holder = HTMLInputElement & HTMLDetailsElement;

/**
 * When React meets a page it did not write (a translator's, say) it re-creates the document. Takes what
 * the visitor has done so far and gives back a function that puts it into the new elements.
 */
export function carryOver(container: HTMLElement): () => void {
  const held = [...container.querySelectorAll<Holder>(HOLDERS)];
  const focused = document.activeElement;

  return () => {
    const holders = container.querySelectorAll<Holder>(HOLDERS);
    for (const [index, old] of held.entries()) {
      const holder = holders[index];
      if (!holder || holder === old) continue;
      holder.ariaBusy = old.ariaBusy;
      holder.open = old.open;
      holder.checked = old.checked;
      holder.value = old.value;
      if (old === focused) holder.focus({ preventScroll: true });
    }
  };
}
