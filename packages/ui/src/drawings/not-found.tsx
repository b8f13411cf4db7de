import { UncutLines } from './uncut-stone.tsx';
import styles from './not-found.module.css';

/** 404, with an uncut stone for its zero. */
export function NotFoundDrawing() {
  return (
    <svg viewBox="0 0 240 96" width="240" height="96" fontSize="88" aria-hidden="true" className={styles.drawing}>
      <text x="28" y="80">
        4
      </text>
      <text x="212" y="80" textAnchor="end">
        4
      </text>
      <g transform="translate(74 4) scale(1.4)">
        <UncutLines />
      </g>
    </svg>
  );
}
