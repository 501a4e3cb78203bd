import { Fragment } from 'react';
import type { Content } from '../../../content/types.ts';
import { email } from '../../settings.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { dialogIds } from '../section-ids.ts';
import styles from './PrivacyNotice.module.css';

/** A text in which the club's e-mail address is a link. */
function WithMailLinks({ text }: { text: string }) {
  return text.split(email).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key than their index
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the same in both languages, the text is not
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
