import type { Content } from '../../../content/types.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import type { DrawingName } from '../../ui/drawing-boxes.ts';
import { FeatureHead } from './FeatureHead.tsx';
import styles from './MoreCard.module.css';

type Face = { drawing: DrawingName; matched?: boolean } | null;

const cards: readonly Face[] = [
  { drawing: 'paw', matched: true },
  null,
  { drawing: 'key' },
  null,
  null,
  { drawing: 'moon' },
  { drawing: 'paw', matched: true },
  null,
];

/** Games and events: a hand of the memory game. */
export function MoreCard({ content }: { content: Content }) {
  const { more } = content.features;
  return (
    <article className={styles.card}>
      <FeatureHead room={105} title={more.title} text={more.text} />
      <div className={`${styles.game} screen-only`} role="img" aria-label={more.gameAlt}>
        {cards.map((face, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the hand never changes
            key={index}
            data-face={face ? (face.matched ? 'matched' : 'open') : undefined}
          >
            {face ? <Drawing name={face.drawing} /> : null}
          </i>
        ))}
      </div>
      <p className={`${styles.sample} screen-only`}>{content.sample}</p>
    </article>
  );
}
