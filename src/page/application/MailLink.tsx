import { useEffect, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { readApplication } from '../../application/application.ts';
import { mailLink } from '../../application/mail-link.ts';
import { usePurpose } from '../../application/use-purpose.ts';
import { email } from '../../settings.ts';
import { keyedElement } from '../../shared/keyed-elements.ts';

interface MailLinkProps {
  content: Content;
  children: string;
  className?: string;
}

/** The alternative when sending fails: a mail to the club, filled in with what is in the form. */
export function MailLink({ content, children, className }: MailLinkProps) {
  const purpose = usePurpose();
  const [href, setHref] = useState(`mailto:${email}`);

  useEffect(() => {
    const form = keyedElement<HTMLFormElement>('application');
    if (!form) return;
    const write = () => setHref(mailLink(readApplication(form), content.application, email, purpose));
    write();
    form.addEventListener('input', write);
    return () => form.removeEventListener('input', write);
  }, [content, purpose]);

  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}

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
