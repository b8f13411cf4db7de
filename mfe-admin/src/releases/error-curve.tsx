import { dateFormat } from '@facet/remote-kit';
import { ColumnChart } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { ReleaseDetail } from './releases-api.ts';
import styles from './releases.module.css';

const time = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** Of 1,000 page loads those with an error, as the window went by. */
export function ErrorCurve({ curve }: Pick<ReleaseDetail, 'curve'>) {
  if (curve.length === 0) return null;
  const canary = curve.map((point) => point.canary).filter((each) => each !== null);
  return (
    <section className={styles.part}>
      <h3>{t('Errors in 1,000 page loads')}</h3>
      <ColumnChart
        label={t('Errors in 1,000 page loads, by quarter of an hour')}
        columns={curve.map(({ start }) => time(start))}
        series={[{ name: t('live'), colour: 'var(--chart-bar)', values: curve.map(({ stable }) => stable) }]}
        line={canary.length > 0 ? { name: t('canary'), colour: 'var(--chart-loss)', values: canary } : undefined}
      />
    </section>
  );
}
