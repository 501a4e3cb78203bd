import { useEffect, useRef, useState } from 'react';
import type { Content } from '../../../content/types.ts';
import { playWhenSeen } from '../../film/play-when-seen.ts';
import { pictures } from '../../pictures/pictures.ts';
import { LiveView } from '../../ui/LiveView.tsx';
import styles from './CameraCard.module.css';
import { FeatureHead } from './FeatureHead.tsx';

/** The hour of the film that plays over the night's picture. */
const NIGHT_HOUR = '02';

/**
 * The live camera, which the visitor switches between day and night vision. Works by CSS alone; while the night's
 * picture is seen, its film plays for a moment.
 */
export function CameraCard({ content }: { content: Content }) {
  const { camera } = content.features;
  const night = useRef<HTMLInputElement>(null);
  const views = useRef<HTMLDivElement>(null);
  const [isNight, setIsNight] = useState(true);
  useEffect(() => setIsNight(night.current?.checked === true), []);
  useEffect(() => {
    const view = views.current?.querySelector<HTMLElement>('[data-film]');
    if (isNight && view) return playWhenSeen(view, NIGHT_HOUR);
  }, [isNight]);

  const shared = {
    sizes: '(min-width: 1600px) 835px, (min-width: 1100px) 56vw, 94vw',
    room: content.room,
    sample: content.sample,
  };
  return (
    <article className={styles.card}>
      <FeatureHead {...camera} />
      <fieldset className={`${styles.mode} screen-only`}>
        <legend className="visually-hidden">{camera.mode}</legend>
        <label>
          <input
            type="radio"
            name="camera"
            value="day"
            data-key="camera-day"
            onChange={() => setIsNight(false)}
          />
          <span>{camera.day}</span>
        </label>
        <label>
          <input
            ref={night}
            type="radio"
            name="camera"
            value="night"
            data-key="camera-night"
            onChange={() => setIsNight(true)}
            defaultChecked
          />
          <span>{camera.night}</span>
        </label>
      </fieldset>
      <div ref={views} className={`${styles.box} screen-only`}>
        <LiveView
          {...shared}
          className={styles.night}
          hasFilm
          source={pictures.night}
          alt={camera.nightAlt}
          time={camera.nightTime}
        />
        <LiveView
          {...shared}
          className={styles.day}
          source={pictures.day}
          alt={camera.dayAlt}
          time={camera.dayTime}
        />
        <p className={styles.hanger}>
          <strong>{camera.hanger.title}</strong> <span>{camera.hanger.text}</span>
        </p>
      </div>
    </article>
  );
}
