import type { Content } from '../../../content/types.ts';
import { PhoneBar } from '../../ui/PhoneBar.tsx';
import { sectionIds } from '../section-ids.ts';
import { CameraCard } from './CameraCard.tsx';
import styles from './Features.module.css';
import { MoreCard } from './MoreCard.tsx';
import { StatusCard } from './StatusCard.tsx';

/** What the club is and why (two cards), then what it does (three). */
export function Features({ content }: { content: Content }) {
  const { features } = content;
  return (
    <section
      className={`with-bar ${styles.features}`}
      id={sectionIds.features}
      aria-labelledby="features-title"
    >
      <div className="wrap">
        <h2 className="big" id="features-title" data-part="">
          {features.title}
        </h2>
        <div className={`bordered ${styles.about}`} id={sectionIds.about} data-part="">
          <article>
            <h3>{features.what.title}</h3>
            <p>{features.what.text}</p>
          </article>
          <article>
            <h3>{features.why.title}</h3>
            <ul>
              {features.why.reasons.map(({ title, text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the same in both languages, the text is not
                <li key={index}>
                  <strong>{title}</strong> <span>{text}</span>
                </li>
              ))}
            </ul>
          </article>
        </div>
        <div className={styles.trio}>
          <CameraCard content={content} />
          <StatusCard content={content} />
          <MoreCard content={content} />
        </div>
      </div>
      <PhoneBar target={sectionIds.appStore} action={content.store.getApp} price={content.store.price} />
    </section>
  );
}
