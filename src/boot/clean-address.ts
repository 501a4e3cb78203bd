import { withoutBlankEnds } from '../../contract/plain-text.ts';
import { keyedElement } from '../shared/keyed-elements.ts';

/**
 * Removes what shows nothing before and after the address, such as a pasted zero-width space, at each press of the
 * form's button. Enter in a field presses it, too. The browser judges the address between the press and the submit
 * event, and also while React is not there.
 */
export function cleanAddressAtSubmit(): void {
  const clean = ({ target }: Event) => {
    const form = (target as Element).closest<HTMLButtonElement>('[data-key="submit"]')?.form;
    const address = form && keyedElement<HTMLInputElement>('email', form);
    if (address) address.value = withoutBlankEnds(address.value);
  };
  document.addEventListener('click', clean, true);
}
