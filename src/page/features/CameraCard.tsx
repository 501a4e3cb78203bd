import type { Content } from '../../../content/types.ts';
import { pictures } from '../../pictures/pictures.ts';
import { LiveView } from '../../ui/LiveView.tsx';
import styles from './CameraCard.module.css';
import { FeatureHead } from './FeatureHead.tsx';

/** The live camera, which the visitor switches between day and night vision. Works by CSS alone. */
export function CameraCard({ content }: { content: Content }) {
  const { camera } = content.features;
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
          <input type="radio" name="camera" value="day" />
          <span>{camera.day}</span>
        </label>
        <label>
          <input type="radio" name="camera" value="night" defaultChecked />
          <span>{camera.night}</span>
        </label>
      </fieldset>
      <div className={`${styles.box} screen-only`}>
        <LiveView
          {...shared}
          className={styles.night}
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
