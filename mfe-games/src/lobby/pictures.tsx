import { Bomb, Gem } from '@facet/ui';
import styles from './lobby.module.css';

const GEMS = [1, 5, 9];
const BOMB = 7;

/** Decoration: the names stand below. */
export function BombsPicture() {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {Array.from({ length: 10 }, (_, tile) => (
        <span key={tile} className={GEMS.includes(tile) ? styles.gem : tile === BOMB ? styles.bomb : styles.tile}>
          {GEMS.includes(tile) && <Gem size={28} />}
          {tile === BOMB && <Bomb size={28} />}
        </span>
      ))}
    </div>
  );
}

export function CrashPicture() {
  return (
    <svg viewBox="0 0 240 96" className={styles.drawing} aria-hidden="true">
      <path d="M4 90C110 86 180 60 228 12V94H4Z" fill="var(--accent-soft)" />
      <path d="M4 90C110 86 180 60 228 12" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <circle cx="228" cy="12" r="5" fill="var(--accent)" />
    </svg>
  );
}

export function CoinPicture() {
  return (
    <svg viewBox="0 0 240 96" className={styles.outline} aria-hidden="true">
      <ellipse cx="104" cy="48" rx="26" ry="32" />
      <ellipse cx="104" cy="48" rx="17" ry="21" />
      <ellipse cx="156" cy="48" rx="9" ry="32" />
      <ellipse cx="156" cy="48" rx="5" ry="21" />
    </svg>
  );
}

export function WheelPicture() {
  const spokes = Array.from({ length: 12 }, (_, spoke) => (spoke * Math.PI) / 6);
  return (
    <svg viewBox="0 0 240 96" className={styles.outline} aria-hidden="true">
      <circle cx="120" cy="48" r="38" />
      <circle cx="120" cy="48" r="24" />
      <circle cx="120" cy="48" r="6" />
      {spokes.map((angle) => (
        <path
          key={angle}
          d={`M${120 + 24 * Math.cos(angle)} ${48 + 24 * Math.sin(angle)}L${120 + 38 * Math.cos(angle)} ${48 + 38 * Math.sin(angle)}`}
        />
      ))}
    </svg>
  );
}
