/**
 * Enter in a field with `data-enter` presses the link of that id. Such a field is a textarea, so that its text wraps,
 * and Enter would break the line. Keyboards on screens, too, report a line break; the Enter that ends a composition is
 * none.
 */
export function letEnterGoOn(): void {
  document.addEventListener('beforeinput', (event) => {
    const { enter } = (event.target as HTMLElement).dataset;
    if (!enter || event.inputType !== 'insertLineBreak') return;
    event.preventDefault();
    if (!event.isComposing) document.getElementById(enter)?.click();
  });
}
