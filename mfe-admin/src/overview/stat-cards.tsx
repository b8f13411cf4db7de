import { useState } from 'react';
import { failureOf, numberFormat, useOperator } from '@facet/remote-kit';
import { BroughtPart, useBrought } from '../brought/index.ts';
import { Badge, classes, formatAmount, Segmented } from '@facet/ui';
import { isEnough, sinceLabel, untilLabel } from '@facet/console-kit';
import { useWatchActiveUsersQuery, type ActiveWindow, type Overview } from './overview-api.ts';
import { StatFigure } from './stat-figure.tsx';
import { useOverview } from './use-overview.ts';
import { t } from '../texts.ts';
import styles from './stat-cards.module.css';

const WINDOWS: { value: ActiveWindow; label: string }[] = (['1', '6', '12', '24'] as const).map((value) => ({
  value,
  label: `${value} h`,
}));
const whole = numberFormat();

/** The five figures of the console; on one line where a tab needs the room. */
export function StatCards({ isLine }: { isLine: boolean }) {
  const { data, error, refetch } = useOverview();
  const asked = { failure: data ? undefined : error && failureOf(error), onRetry: refetch };
  const counts = data?.counts;
  const { role } = useOperator();
  const figures = useBrought().figures.filter((figure) => isEnough(role, figure.role));
  return (
    <section className={classes(styles.stats, isLine && styles.line)} aria-label={t('Figures')}>
      <StatFigure
        label={t('Total users')}
        value={counts?.totalUsers}
        {...asked}
        why={t('All registered accounts that have not been deleted.')}
      >
        {data?.users && t('{banned} of them banned', { banned: whole(data.users.banned) })}
      </StatFigure>
      <ActiveUsers />
      <StatFigure
        label={t('Pending withdrawals')}
        value={counts?.pendingWithdrawals}
        {...asked}
        why={t('Withdrawals that hold money and are neither paid nor returned: waiting, being paid, or with an unknown outcome.')}
        aside={
          data?.withdrawals &&
          data.withdrawals.overOneDay > 0 && (
            <Badge tone="warning">{t('{count} over 24 h', { count: whole(data.withdrawals.overOneDay) })}</Badge>
          )
        }
      >
        {data?.withdrawals && withdrawalLabel(data.withdrawals)}
      </StatFigure>
      <StatFigure
        label={t('Active promo codes')}
        value={counts?.activePromoCodes}
        {...asked}
        why={t('Codes that are switched on, not expired, and have uses left.')}
      >
        {data?.promoCodes && t('of {all} codes', { all: whole(data.promoCodes.all) })}
      </StatFigure>
      <StatFigure
        label={t('Active events')}
        value={counts?.activeEvents}
        {...asked}
        why={t('Events that members see and that have not ended, upcoming ones too.')}
      >
        {data?.events && eventLabel(data.events)}
      </StatFigure>
      {figures.map((figure) => (
        <BroughtPart key={figure.id} kind="figures" part={figure} />
      ))}
    </section>
  );
}

function ActiveUsers() {
  const [hours, setHours] = useState<ActiveWindow>('24');
  const { currentData, error, refetch } = useWatchActiveUsersQuery(hours);
  return (
    <StatFigure
      label={t('Active users')}
      value={currentData?.count}
      failure={currentData ? undefined : error && failureOf(error)}
      onRetry={refetch}
      why={t('Members who called the site at least once in the last {hours} h, each counted once.', { hours })}
      aside={<Segmented label={t('Active within')} options={WINDOWS} value={hours} onValueChange={setHours} />}
    >
      {currentData && t('in the last {hours} h', { hours })}
    </StatFigure>
  );
}

function withdrawalLabel({ held, oldestAt, unknown }: NonNullable<Overview['withdrawals']>): string {
  const words = [t('{held} held', { held: formatAmount(held, { decimals: 0 }) })];
  if (oldestAt !== null) words.push(t('oldest {age}', { age: sinceLabel(oldestAt) }));
  if (unknown > 0) words.push(t('{count} unknown', { count: whole(unknown) }));
  return words.join(', ');
}

function eventLabel({ prizes, nextEndsAt, upcoming }: NonNullable<Overview['events']>): string {
  const inPrizes = t('{prizes} in prizes', { prizes: formatAmount(prizes, { decimals: 0 }) });
  const next =
    nextEndsAt === null ? t('{count} upcoming', { count: whole(upcoming) }) : t('next ends in {time}', { time: untilLabel(nextEndsAt) });
  return [inPrizes, next].join(', ');
}
