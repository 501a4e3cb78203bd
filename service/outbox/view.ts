import PostalMime from 'postal-mime';
import type { ApplicationText } from '../email/clean.ts';
import { readText } from '../email/text.ts';
import { escapeHtml } from '../escape-html.ts';

/** Labels of an application's values, in the page's order. */
const LABELS: Readonly<Record<keyof ApplicationText, string>> = {
  contactName: 'Name',
  hotelName: 'Hotel',
  email: 'E-mail',
  replyTo: 'Reply to',
  phone: 'Phone',
  message: 'Message',
};

/** One file of the outbox as the page shows it. */
export interface OutboxEntry {
  fileName: string;
  /** When the application arrived. Unset, like `application`, if the service has not written the file. */
  receivedAt?: Date;
  application?: ApplicationText;
}

/** Reads an `.eml` file for the page. One that cannot be read gives an entry with its name alone. */
export async function readEntry(fileName: string, eml: Buffer): Promise<OutboxEntry> {
  try {
    const email = await PostalMime.parse(eml);
    const application = readText(email.text ?? '');
    const receivedAt = new Date(email.date ?? Number.NaN);
    if (!application || Number.isNaN(receivedAt.getTime())) return { fileName };
    return { fileName, receivedAt, application };
  } catch {
    return { fileName };
  }
}

/**
 * The outbox as an HTML document.
 *
 * @param entries the applications to show, in this order
 * @param older how many more the folder holds
 */
export function renderOutbox(entries: readonly OutboxEntry[], older: number): string {
  const count = entries.length + older;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox (${count})</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p>${summary(count)} Only someone on this machine can see this page.</p>
${entries.map(renderEntry).join('\n')}
${older > 0 ? `<p>${older} older ${older === 1 ? 'application is' : 'applications are'} in the folder.</p>` : ''}
</main>
</body>
</html>
`;
}

function summary(count: number): string {
  if (count === 0) return 'No applications yet.';
  return count === 1 ? 'One application.' : `${count} applications, newest first.`;
}

function renderEntry({ fileName, receivedAt, application }: OutboxEntry): string {
  const file = `<a href="${escapeHtml(encodeURIComponent(fileName))}" download>${escapeHtml(fileName)}</a>`;
  if (!application || !receivedAt) {
    return `<article>\n<h2>Unreadable file</h2>\n<p>${file}</p>\n</article>`;
  }
  return `<article>
<h2 dir="auto">${escapeHtml(application.hotelName || application.contactName)}</h2>
<p><time datetime="${receivedAt.toISOString()}">${escapeHtml(TIME.format(receivedAt))}</time></p>
<dl>
${(Object.keys(LABELS) as (keyof ApplicationText)[])
  .filter((name) => application[name])
  .map((name) => `<div><dt>${LABELS[name]}</dt><dd dir="auto">${escapeHtml(application[name])}</dd></div>`)
  .join('\n')}
</dl>
<p>${file}</p>
</article>`;
}

// In the time zone of the machine, which is the reader's.
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });
