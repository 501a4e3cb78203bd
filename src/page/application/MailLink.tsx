import { useEffect, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { readApplication } from '../../application/application.ts';
import { mailLink } from '../../application/mail-link.ts';
import { usePurpose } from '../../application/use-purpose.ts';
import { keyedElement } from '../../shared/keyed-elements.ts';
import { email } from '../../settings.ts';

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
