import PostalMime from 'postal-mime';
import { escapeHtml } from '../escape-html.ts';

/** One file of the outbox as the page shows it. */
export interface OutboxEntry {
  fileName: string;
  /** What the mail says. Unset if the service has not written the file. */
  mail?: { subject: string; date: Date; text: string };
}

/** Reads an `.eml` file for the page. One that cannot be read gives an entry with its name alone. */
export async function readEntry(fileName: string, eml: Buffer): Promise<OutboxEntry> {
  try {
    const { subject, date: sent = '', text } = await PostalMime.parse(eml);
    const date = new Date(sent);
    if (!subject || !text || Number.isNaN(date.getTime())) return { fileName };
    return { fileName, mail: { subject, date, text } };
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

function renderEntry({ fileName, mail }: OutboxEntry): string {
  const file = `<p><a href="${escapeHtml(encodeURIComponent(fileName))}" download>${escapeHtml(fileName)}</a></p>`;
  if (!mail) return `<article>\n<h2>Unreadable file</h2>\n${file}\n</article>`;
  return `<article>
<h2 dir="auto">${escapeHtml(mail.subject)}</h2>
<p><time datetime="${mail.date.toISOString()}">${escapeHtml(TIME.format(mail.date))}</time></p>
<pre>
${escapeHtml(mail.text)}</pre>
${file}
</article>`;
}

// In the time zone of the machine, which is the reader's.
const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'long' });
