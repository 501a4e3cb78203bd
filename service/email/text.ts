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
