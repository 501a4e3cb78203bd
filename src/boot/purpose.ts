import { withoutBlankEnds } from '../../contract/plain-text.ts';
import { keyedElement } from '../loading/keyed-elements.ts';
import { type Purpose, setPurpose, showKeptPurpose, shownPurpose } from '../loading/purpose.ts';
import { isPlainClick } from '../scroll/plain-click.ts';

/** Whether the form's field for a hotel's name holds something that shows. */
function namesHotel(): boolean {
  return !!withoutBlankEnds(keyedElement<HTMLInputElement>('hotelName')?.value ?? '');
}

/** Changes the purpose. What is above an element in view may change its height, and the element stays in place. */
function change(purpose: Purpose, inPlace: Element): void {
  if (purpose === shownPurpose()) return;
  const bottom = () => inPlace.getBoundingClientRect().bottom;
  const before = bottom();
  setPurpose(purpose);
  if (before < innerHeight) scrollBy({ top: bottom() - before, behavior: 'instant' });
}

/**
 * Makes the form a question or an application. A link with `data-purpose` makes it what the attribute says; where a
 * hotel's name is in the form it is always an application. A name becomes one when its field is left, since the
 * field's row changes its height.
 */
export function followPurpose(): void {
  showKeptPurpose();
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-purpose]');
    if (link && isPlainClick(event)) {
      change(namesHotel() ? 'application' : (link.dataset.purpose as Purpose), link);
    }
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLElement;
    if (field.dataset.key === 'hotelName' && namesHotel()) change('application', field);
  });
}
