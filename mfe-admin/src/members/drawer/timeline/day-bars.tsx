import type { CSSProperties } from 'react';
import { heightOf } from '@facet/console-kit';
import { dateFormat } from '@facet/remote-kit';
import { formatFigure } from '@facet/ui';
import { t } from '../../../texts.ts';
import { useReadMemberFiguresQuery } from '../../members-api.ts';
import styles from './timeline.module.css';

const dayOfUtc = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

const share = (amount: string, of = 0) => `${of === 0 ? 0 : (100 * heightOf(amount)) / of}%`;

/** What came in and went out, day by day, as far back as is told of both; nothing where nothing moved. */
export function DayBars({ id, since }: { id: string; since: number | null }) {
  const { currentData } = useReadMemberFiguresQuery(id);
  // An older wallet tells of none.
  const days = ((currentData?.days ?? []) as NonNullable<typeof currentData>['days']).filter(
    ({ day }) => since === null || Date.parse(day) >= since,
  );
  // Both are of one scale.
  const [most, least] = [days.map((day) => day.in), days.map((day) => day.out)].map((sums) => Math.max(...sums.map(heightOf), 0));
  const [first] = days;
  if (!first || !(most || least)) return null;
  const label = t('In and out by day, UTC');
  const rows = { '--in': `${most}fr`, '--out': `${least}fr` } as CSSProperties;
  return (
    <figure className={styles.bars} aria-label={label}>
      <div style={rows} aria-hidden="true">
        {days.map((day) => (
          <span
            key={day.day}
            title={t('{day}: in {in}, out {out}', { day: dayOfUtc(day.day), in: formatFigure(day.in), out: formatFigure(day.out) })}
          >
            <i style={{ height: share(day.in, most) }} />
            <i style={{ height: share(day.out, least) }} />
          </span>
        ))}
      </div>
      <figcaption>
        <span>{dayOfUtc(first.day)}</span>
        <span>{label}</span>
        <span>{t('Today')}</span>
      </figcaption>
    </figure>
  );
}
