import type { Content } from '../../../content/types.ts';
import { MailLink } from './MailLink.tsx';

/** The failure's message (spec §8), in which "contact us" is a link to a mail. */
export function FailureMessage({ content }: { content: Content }) {
  const { before, link, after } = content.application.failure.message;
  return (
    <>
      <span>{before}</span>
      <MailLink content={content}>{link}</MailLink>
      <span>{after}</span>
    </>
  );
}
