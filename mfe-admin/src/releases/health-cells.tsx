import { numberFormat } from '@facet/remote-kit';
import { SparkLine } from '@facet/console-kit';
import { classes } from '@facet/ui';
import { t } from '../texts.ts';
import { failsMore, perThousand } from './health-rules.ts';
import type { Deployable, Health, Version } from './releases-api.ts';
import styles from './releases.module.css';

const decimal = numberFormat({ maximumFractionDigits: 1 });
const seconds = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = numberFormat();

/** Less than this is as good as none: its ups and downs are not drawn as large. */
const TOP_AT_LEAST = 2;

interface HealthProps {
  version: Version;
  /** Of a canary: the version that the others get. */
  beside?: Version | undefined;
  /** The top of the curve, of 1,000. */
  top: number;
}

/** How a version does in the browsers of its visitors. */
export function HealthCells(props: HealthProps) {
  return (
    <>
      <td data-label={t('Errors in 1,000')} className={styles.numeric}>
        <ErrorsCell {...props} />
      </td>
      <td data-label={t('LCP, p75')} className={styles.numeric}>
        <PaintCell health={props.version.health} />
      </td>
    </>
  );
}

/** Sessions with an error, of a thousand, and how that went; red where it is clearly more than `beside`. */
function ErrorsCell({ version: { health, curve = [] }, beside, top }: HealthProps) {
  if (!health || health.sessions === 0) return <span className={styles.muted}>–</span>;
  const words = t('{affected} of {sessions} page loads', { affected: whole(health.affected), sessions: whole(health.sessions) });
  const fails = failsMore(health, beside?.health ?? null);
  return (
    <span title={words} className={classes(styles.curved, fails && styles.bad)}>
      <SparkLine values={curve} top={top} tone={fails ? 'danger' : beside && 'accent'} />
      <b>{decimal(perThousand(health))}</b>
    </span>
  );
}

/** One scale for a version and its canary. */
export const topOf = ({ stable, canary }: Deployable): number => Math.max(TOP_AT_LEAST, ...(stable.curve ?? []), ...(canary?.curve ?? []));

/** How long the largest part of the page took for three of four visitors. */
function PaintCell({ health }: { health: Health | null }) {
  if (health?.lcpP75Ms === null || health?.lcpP75Ms === undefined) return <span className={styles.muted}>–</span>;
  return (
    <span title={t('INP {inp} ms, CLS {cls}', { inp: health.inpP75Ms ?? '–', cls: health.clsP75 ?? '–' })}>
      {t('{seconds} s', { seconds: seconds(health.lcpP75Ms / 1000) })}
    </span>
  );
}
