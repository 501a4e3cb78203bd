/** The code of a key that an input method handles, such as the Enter that ends a composition (UI Events). */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Enter in a field with `data-enter` presses the link of that id. Such a field is a textarea, so that its text wraps,
 * and Enter would break the line.
 */
export function letEnterGoOn(): void {
  // On the window, where a scroll's listeners for keys are: those that the link's scroll adds miss this event.
  addEventListener('keydown', (event) => {
    const { enter } = (event.target as HTMLElement).dataset;
    // Safari says so only by the code: its `isComposing` is already false. And once a field is full, it sends no
    // `beforeinput` for Enter.
    if (!enter || event.key !== 'Enter' || event.keyCode === HANDLED_BY_INPUT_METHOD) return;
    event.preventDefault();
    document.getElementById(enter)?.click();
  });
}
