import { clockLabel, dayLabel } from './format-time.ts';
import styles from './when.module.css';

/** "21 Nov 2026, 14:03"; in a row on a phone, where a `small` has no room, the day alone. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {dayLabel(at)}
      <small className={styles.clock}>, {clockLabel(at)}</small>
    </time>
  );
}
