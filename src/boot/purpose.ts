import { withoutBlankEnds } from '../../contract/plain-text.ts';
import { isPlainClick } from '../scroll/anchors.ts';
import { keyedElement } from '../shared/keyed-elements.ts';
import { type Purpose, setPurpose, showKeptPurpose, shownPurpose } from '../shared/purpose.ts';

/**
 * Makes the form a question or an application. A link with `data-purpose` makes it what the attribute says; where a
 * hotel's name is in the form it is always an application. A name that is typed makes it one when the field is left,
 * since the lines above the form change.
 */
export function followPurpose(): void {
  showKeptPurpose();
  /** Makes the form what an element asks for, and keeps that element's lower edge in its place. */
  const become = (asked: Purpose, element: HTMLElement, { isTrusted }: Event) => {
    const hotel = keyedElement<HTMLInputElement>('hotelName');
    const purpose = hotel && withoutBlankEnds(hotel.value) ? 'application' : asked;
    if (purpose === shownPurpose()) return;
    const bottom = () => element.getBoundingClientRect().bottom;
    const before = bottom();
    setPurpose(purpose);
    // A name that another part of the page writes leaves the visitor where they are.
    if (isTrusted) scrollBy({ top: bottom() - before, behavior: 'instant' });
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-purpose]');
    if (link && isPlainClick(event)) become(link.dataset.purpose as Purpose, link, event);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('change', (event) => {
    const field = event.target as HTMLElement;
    if (field.dataset.key === 'hotelName') become(shownPurpose(), field, event);
  });
}
