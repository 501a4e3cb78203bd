import { Fragment } from 'react';
import type { Content } from '../../../content/types.ts';
import { email } from '../../settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { dialogIds } from '../section-ids.ts';
import styles from './PrivacyNotice.module.css';

/** A text in which the club's address can be written to. */
function WithMailLinks({ text }: { text: string }) {
  return text.split(email).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
    <Fragment key={index}>
      {index > 0 ? <a href={`mailto:${email}`}>{email}</a> : null}
      <span>{part}</span>
    </Fragment>
  ));
}

/** The full privacy notice (KVKK art. 10), one step away from the form. Information, not consent. */
export function PrivacyNotice({ content }: { content: Content }) {
  const { privacy } = content;
  return (
    <Dialog
      id={dialogIds.privacy}
      className={styles.notice}
      label={privacy.title}
      heading={<h2>{privacy.title}</h2>}
      closeLabel={privacy.close}
    >
      <dl className={styles.text}>
        {privacy.sections.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a text, is what stays in both languages
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <WithMailLinks text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
