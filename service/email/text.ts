import { domainToUnicode } from 'node:url';
import { mail } from '../../content/mail.ts';
import { type ApplicationText, singleAddress } from './clean.ts';

const { message: MESSAGE_LABEL, ...LABELS } = mail.labels;

type LineField = keyof typeof LABELS;

// Every value but the message is one line, so that none can pass for another's line.
const LINES = Object.entries(LABELS) as [LineField, string][];

/** One labelled value; an address whose domain has letters of its own is followed by it in these, in brackets. */
interface LabelledLine {
  label: string;
  field: LineField;
  value: string;
  inLetters: string;
}

/** The labelled one-line values, in the order the e-mail shows them. */
export function labelledLines(values: ApplicationText): LabelledLine[] {
  return LINES.filter(([field]) => field !== 'replyTo' || values.replyTo !== '').map(([field, label]) => ({
    label,
    field,
    value: values[field] || mail.notGiven,
    inLetters: inLetters(values[field]),
  }));
}

function inLetters(value: string): string {
  const address = singleAddress(value);
  if (address !== value) return '';
  const at = address.lastIndexOf('@') + 1;
  const domain = domainToUnicode(address.slice(at));
  return domain === address.slice(at).toLowerCase() ? '' : ` (${address.slice(0, at)}${domain})`;
}

/**
 * Writes the text of an application's e-mail, lines ending in LF.
 *
 * @param canAnswer whether an answer to the e-mail reaches the sender
 */
export function writeText(values: ApplicationText, canAnswer: boolean): string {
  const lines = labelledLines(values).map(({ label, value, inLetters }) => `${label}: ${value}${inLetters}`);
  if (!canAnswer) lines.push(mail.noReply);
  return [...lines, `${MESSAGE_LABEL}:`, '', values.message || mail.notGiven, ''].join('\n');
}
