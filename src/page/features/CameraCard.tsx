import { useEffect, useRef, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { playWhenSeen } from '../../film/play-when-seen.ts';
import { pictures } from '../../pictures/pictures.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { LiveView } from '../../ui/LiveView.tsx';
import { FROM_DESK, FROM_LARGE_SCREEN } from '../../ui/media.ts';
import styles from './CameraCard.module.css';
import { FeatureHead } from './FeatureHead.tsx';
import { LampCord } from './LampCord.tsx';

/** The hour of the film that plays over the night's picture. */
const NIGHT_HOUR = '02';

/**
 * A room's live camera, by lamplight or in night vision, as the visitor switches the lamp. It works with CSS alone;
 * the film of night vision plays for a few seconds.
 */
export function CameraCard({ content }: { content: Content }) {
  const { lamp, ...camera } = content.features.camera;
  const lampSwitch = useRef<HTMLInputElement>(null);
  const views = useRef<HTMLDivElement>(null);
  const [isDark, setIsDark] = useState(false);
  useEffect(() => setIsDark(lampSwitch.current?.checked === false), []);
  useEffect(() => {
    const view = views.current?.querySelector<HTMLElement>('[data-film]');
    if (isDark && view) return playWhenSeen(view, NIGHT_HOUR);
  }, [isDark]);

  const shared = {
    sizes: `${FROM_LARGE_SCREEN} 48vw, ${FROM_DESK} 56vw, 94vw`,
    room: content.room,
    sample: content.sample,
  };
  return (
    <article className={`on-light bordered ${styles.card}`} data-sample="camera" data-part="">
      <FeatureHead {...camera} />
      <div className={`${styles.lamp} screen-only`}>
        <LampCord lampSwitch={lampSwitch} />
        <input
          ref={lampSwitch}
          className="cover"
          id="lamp"
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          aria-labelledby="lamp-name"
          data-key="lamp"
          onChange={({ target }) => setIsDark(!target.checked)}
          defaultChecked
        />
      </div>
      <label className={`${styles.label} screen-only`} htmlFor="lamp">
        <b>
          <span id="lamp-name">{lamp.name}</span> <span className={styles.on}>{lamp.on}</span>
          <span className={styles.off}>{lamp.off}</span>
        </b>{' '}
        <span>{lamp.task}</span>
      </label>
      <div ref={views} className={`stack ${styles.box} screen-only`}>
        <LiveView
          {...shared}
          className={styles.off}
          hasFilm
          source={pictures.night}
          alt={camera.nightAlt}
          time={camera.nightTime}
        />
        <LiveView
          {...shared}
          className={styles.on}
          source={pictures.lamplight}
          alt={camera.lamplightAlt}
          time={camera.lamplightTime}
        />
        <p className={`bordered ${styles.badge} ${styles.off}`}>
          <Drawing name="moon" /> <span>{camera.nightVision}</span>
        </p>
      </div>
    </article>
  );
}
