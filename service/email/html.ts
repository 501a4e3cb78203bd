import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import { mail } from '../../content/mail.ts';
import { type FieldSpec, fields } from '../../contract/fields.ts';
import { escapeHtml } from '../escape-html.ts';
import { type ApplicationText, singleAddress } from './clean.ts';
import { labelledLines } from './text.ts';

/** The longest text in which a telephone number is looked for, in characters: what libphonenumber parses at most. */
const PHONE_LENGTH = 250;

/** How many spaces a tab is shown as. */
const TAB_WIDTH = 4;

/**
 * Writes an application's e-mail as HTML: the same words as the text, with links to answer by e-mail
 * or telephone. It sets no colour, so that each mail program uses its own light or dark theme, and has no
 * table. Line breaks are elements and spaces in a row no-break spaces, since some programs drop `white-space`.
 */
export function writeHtml(values: ApplicationText, title: string, canAnswer: boolean): string {
  const rows = labelledLines(values).map(
    ({ label, field, value, inLetters }) =>
      `<p style="margin:0 0 12px"><strong>${label}</strong><br><span dir="auto">${linked(field, value)}${escapeHtml(inLetters)}</span></p>`,
  );
  if (!canAnswer) rows.push(`<p style="margin:0 0 12px">${mail.noReply}</p>`);
  const message = spaced(escapeHtml(values.message || mail.notGiven)).replaceAll('\n', '<br>\n');
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:16px;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:600px;overflow-wrap:anywhere">
<h1 dir="auto" style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${rows.join('\n')}
<p style="margin:0"><strong>${mail.labels.message}</strong></p>
<div dir="auto">${message}</div>
</div>
</body>
</html>
`;
}

/** Text whose spaces at a line's start and in a row all show. A line may still break after the last of a row. */
function spaced(text: string): string {
  return text
    .replaceAll('\t', ' '.repeat(TAB_WIDTH))
    .replace(/^ +| +(?= )/gm, (spaces) => '&nbsp;'.repeat(spaces.length));
}

function linked(field: keyof ApplicationText, value: string): string {
  const text = escapeHtml(value);
  const href = linkTo(field, value);
  return href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
}

function linkTo(field: keyof ApplicationText, value: string): string | undefined {
  const { type }: FieldSpec = fields[field === 'replyTo' ? 'email' : field];
  if (type === 'tel') return dialled(value);
  const address = type === 'email' ? singleAddress(value) : undefined;
  if (!address) return undefined;
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}

/** A link that dials the first telephone number of a text, in Türkiye unless it names another country. */
function dialled(text: string): string | undefined {
  if (text.length > PHONE_LENGTH) return undefined;
  const [found] = findPhoneNumbersInText(text, 'TR');
  if (!found) return undefined;
  const { number, endsAt } = found;
  // A comma before a second number reads like one before an extension.
  if (number.ext && /\d/.test(text.slice(endsAt))) return `tel:${number.number}`;
  return number.getURI();
}
