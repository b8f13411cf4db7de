import type { CountPostbacksApiResponse } from '../api/earn.generated.ts';
import styles from './postbacks.module.css';

const colours = {
  accepted: 'var(--chart-bar-strong)',
  duplicate: 'var(--border-strong)',
  noted: 'var(--info)',
  refused: 'var(--danger)',
} as const;

/** The share of each verdict at a glance; the views below say the figures. */
export function VerdictBar({ counts }: { counts: CountPostbacksApiResponse['counts'] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {counts.map(({ verdict, reason, count }) =>
        verdict === null ? null : <i key={`${verdict} ${reason}`} style={{ flexGrow: count, background: colours[verdict] }} />,
      )}
    </div>
  );
}
