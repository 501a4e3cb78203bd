import { mail } from '../../content/mail.ts';
import type { ApplicationText } from './clean.ts';

const { message: MESSAGE_LABEL, ...LABELS } = mail.labels;

type LineField = keyof typeof LABELS;

// Every value but the message is one line, so that none can pass for another's line.
const LINES = Object.entries(LABELS) as [LineField, string][];

/** The labelled one-line values, in the order the e-mail shows them. */
export function labelledLines(values: ApplicationText): { label: string; field: LineField; value: string }[] {
  return LINES.filter(([field]) => field !== 'replyTo' || values.replyTo !== '').map(([field, label]) => ({
    label,
    field,
    value: values[field] || mail.notGiven,
  }));
}

/** Writes the text of an application's e-mail, lines ending in LF. */
export function writeText(values: ApplicationText): string {
  const lines = labelledLines(values).map(({ label, value }) => `${label}: ${value}`);
  return [...lines, `${MESSAGE_LABEL}:`, '', values.message || mail.notGiven, ''].join('\n');
}

/** Reads back what {@link writeText} wrote, or `undefined` if it has not written the text. */
export function readText(text: string): ApplicationText | undefined {
  const [head, ...rest] = text.replaceAll('\r\n', '\n').split(`\n${MESSAGE_LABEL}:\n\n`);
  if (head === undefined || rest.length === 0) return undefined;
  const values = new Map(head.split('\n').map((line) => splitAt(line, ': ')));
  if (!values.has(LABELS.contactName)) return undefined;
  const given = (value: string | undefined) => (value === undefined || value === mail.notGiven ? '' : value);
  return {
    ...(Object.fromEntries(LINES.map(([field, label]) => [field, given(values.get(label))])) as Record<
      LineField,
      string
    >),
    message: given(rest.join(`\n${MESSAGE_LABEL}:\n\n`).replace(/\n+$/, '')),
  };
}

function splitAt(line: string, separator: string): [string, string] {
  const index = line.indexOf(separator);
  return index < 0 ? [line, ''] : [line.slice(0, index), line.slice(index + separator.length)];
}
