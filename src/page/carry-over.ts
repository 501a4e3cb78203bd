/**
 * When React meets a page it did not write (a translator's, say) it makes the document anew. Takes what
 * the visitor has done so far and gives back a function that puts it into the new elements.
 */
export function carryOver(container: HTMLElement): () => void {
  const form = container.querySelector('form');
  const questions = [...container.querySelectorAll('details')];
  const focused = document.activeElement;

  return () => {
    const newForm = container.querySelector('form');
    if (!form || !newForm || newForm === form) return;
    for (const field of form.elements) {
      const { name } = field as HTMLInputElement;
      const newField = name ? newForm.elements.namedItem(name) : null;
      if (!(newField instanceof HTMLInputElement || newField instanceof HTMLTextAreaElement)) continue;
      // An empty one may hold the draft by now.
      newField.value = (field as HTMLInputElement).value || newField.value;
      if (field === focused) newField.focus({ preventScroll: true });
    }
    for (const [index, question] of [...container.querySelectorAll('details')].entries()) {
      question.open = questions[index]?.open ?? false;
    }
  };
}
