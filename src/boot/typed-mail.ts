import { plainLines } from '../../contract/plain-text.ts';
import { keyedElements } from '../shared/keyed-elements.ts';
import { encodeWithin, MAIL_LINK_LIMIT } from '../shared/mail-cut.ts';

/** Writes what is typed in the form into its mail link when it is pressed, as long as React is missing. */
export function mailWhatIsTyped(): void {
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(
      '[data-script="failed"] form[data-key] a[href^="mailto:"]',
    );
    if (!link) return;
    const fields = [...keyedElements(link.closest('form') as HTMLFormElement).values()];
    const values = (fields as HTMLInputElement[])
      .filter(({ value }) => value)
      .map(({ type, value }) => plainLines(value).replaceAll('\n', type === 'textarea' ? '\r\n' : ' '));
    link.search = 'body=';
    link.search += encodeWithin(values.join('\r\n'), MAIL_LINK_LIMIT - link.href.length);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
}
