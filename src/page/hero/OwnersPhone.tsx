import { pictures } from '../../pictures/pictures.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './OwnersPhone.module.css';
import { RoomTime } from './RoomTime.tsx';
import { ROOM_SIZES } from './room-picture.ts';

/** The owner's phone in the place beside the room: the same hour, notice and picture. On phones, the visitor's own is it. */
export function OwnersPhone() {
  return (
    <span className={styles.phone}>
      <RoomTime className={styles.time} />
      <i className={styles.notice} />
      <span className={styles.room}>
        <Picture source={pictures.dusk} alt="" sizes={ROOM_SIZES} />
        <i data-now />
      </span>
    </span>
  );
}
