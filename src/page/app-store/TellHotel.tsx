import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '../../../content/types.ts';
import { documentAddress } from '../../language/document-metadata.ts';
import type { Language } from '../../language/languages.ts';
import { tellAct } from '../../shared/page-events.ts';
import { sectionIds } from '../section-ids.ts';
import styles from './TellHotel.module.css';

/** For a visitor whose hotel is not in the club: a ready message, which the visitor sends and the page never does. */
export function TellHotel({ content, language }: { content: Content; language: Language }) {
  const { tell } = content.store;
  const [can, setCan] = useState({ share: false, copy: false });
  const whatsApp = useRef<HTMLAnchorElement>(null);
  const openShares = useRef(0);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  useEffect(() => setCan({ share: 'share' in navigator, copy: 'clipboard' in navigator }), []);

  const address = `${documentAddress(language)}#${sectionIds.hotels}`;
  const share = async () => {
    openShares.current += 1;
    try {
      await navigator.share({ text: tell.message, url: address });
      tellAct('Share');
    } catch (fault) {
      // Closing the share sheet is no fault, nor is a press while it is open. iOS calls the state invalid also when no
      // sheet is open. After a fault the other ways are offered, with focus on the first.
      const name = (fault as Error | undefined)?.name;
      if (name === 'AbortError' || (name === 'InvalidStateError' && openShares.current > 1)) return;
      flushSync(() => setCan((ways) => ({ ...ways, share: false })));
      whatsApp.current?.focus();
    } finally {
      openShares.current -= 1;
    }
  };
  const message = `${tell.message} ${address}`;
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => {
        setOutcome('copied');
        tellAct('Share');
      },
      () => setOutcome('notCopied'),
    );

  return (
    <p className={`line bordered ${styles.tell} screen-only`}>
      <span>{tell.question}</span>
      {can.share ? (
        <button type="button" className="target" onClick={share}>
          {tell.share}
        </button>
      ) : (
        <>
          <a
            ref={whatsApp}
            className="target"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            onClick={() => tellAct('Share')}
          >
            {tell.whatsApp}
          </a>
          {can.copy ? (
            <button type="button" className="target" onClick={copy}>
              {tell.copy}
            </button>
          ) : null}
        </>
      )}
      <span role="status">
        <span>{outcome ? tell[outcome] : ''}</span> <span>{outcome === 'notCopied' ? message : ''}</span>
      </span>
    </p>
  );
}
