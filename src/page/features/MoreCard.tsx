import type { Content } from '../../../content/types.ts';
import { FeatureHead } from './FeatureHead.tsx';
import { Game } from './Game.tsx';
import styles from './MoreCard.module.css';

/** Games and events, with a game that is really played: no sample view. */
export function MoreCard({ content }: { content: Content }) {
  const { more } = content.features;
  return (
    <article className={`on-light bordered ${styles.card}`} data-sample="game" data-part="">
      <FeatureHead {...more} />
      <Game words={more.game} getApp={content.store.getApp} />
    </article>
  );
}
