import { numberFormat } from '@facet/remote-kit';
import { classes } from '@facet/ui';
import { t } from '../texts.ts';
import { failsMore, perThousand } from './health-rules.ts';
import type { Health } from './releases-api.ts';
import styles from './releases.module.css';

const decimal = numberFormat({ maximumFractionDigits: 1 });
const seconds = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = numberFormat();

/** Sessions with an error, of a thousand; red where it is clearly more than `beside`. */
export function ErrorsCell({ health, beside = null }: { health: Health | null; beside?: Health | null }) {
  if (!health || health.sessions === 0) return <span className={styles.muted}>–</span>;
  const words = t('{affected} of {sessions} page loads', { affected: whole(health.affected), sessions: whole(health.sessions) });
  return (
    <span title={words} className={classes(failsMore(health, beside) && styles.bad)}>
      {decimal(perThousand(health))}
    </span>
  );
}

/** How long the largest part of the page took for three of four visitors. */
export function PaintCell({ health }: { health: Health | null }) {
  if (health?.lcpP75Ms === null || health?.lcpP75Ms === undefined) return <span className={styles.muted}>–</span>;
  return (
    <span title={t('INP {inp} ms, CLS {cls}', { inp: health.inpP75Ms ?? '–', cls: health.clsP75 ?? '–' })}>
      {t('{seconds} s', { seconds: seconds(health.lcpP75Ms / 1000) })}
    </span>
  );
}
