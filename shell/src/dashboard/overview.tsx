import { useMember, useProfile } from '@facet/remote-kit';
import { formatAmount, Icon, Money, Skeleton, SparkBars, StatCard, toHundredths, WhyFigure } from '@facet/ui';
import { Private } from '../drawn/private.tsx';
import { t } from '../texts.ts';
import { BalanceCard } from './balance-card.tsx';
import { barsOf } from './earnings.ts';
import type { ActiveEventsState } from './events-api.ts';
import { EventsCount } from './events-count.tsx';
import styles from './overview.module.css';
import { RankCard } from './rank-card.tsx';
import { FiguresAnswer } from './figures-answer.tsx';
import { useReadFiguresQuery } from './figures-api.ts';
import { WhyEarned } from './why-earned.tsx';

const SPARK_DAYS = 12;

/** The four figures. */
export function Overview({ events }: { events: ActiveEventsState }) {
  return (
    <section className={styles.overview} aria-label={t('Your figures')}>
      <BalanceCard />
      <TotalEarned />
      <RankCard />
      <EventsCount {...events} />
    </section>
  );
}

/** Without the balance, which a newcomer has beside their first steps. */
export function OtherFigures({ events }: { events: ActiveEventsState }) {
  return (
    <section className={styles.others} aria-label={t('Your figures')}>
      <TotalEarned />
      <RankCard />
      <EventsCount {...events} />
    </section>
  );
}

function TotalEarned() {
  const member = useMember();
  const { totalEarned } = useProfile().profile ?? member;
  const earned = useReadFiguresQuery().data?.earned;
  // Without figures as many flat days, so that nothing moves when they come.
  const days = earned
    ? barsOf(earned.days, SPARK_DAYS).map(({ amount }) => Number(toHundredths(amount)))
    : Array<number>(SPARK_DAYS).fill(0);
  return (
    <StatCard
      label={t('Total Earned')}
      adornment={<Icon name="trending-up" size="small" />}
      chart={<SparkBars values={days} />}
      value={
        <Private place={<Skeleton width={96} height="var(--line-24)" />}>
          <WhyFigure
            question={t('Why {totalEarned}?', { totalEarned: formatAmount(totalEarned, { decimals: 0 }) })}
            answer={<FiguresAnswer>{(figures) => <WhyEarned earned={figures.earned.total} label={t('Total Earned')} />}</FiguresAnswer>}
          >
            <Money amount={totalEarned} decimals={0} size={24} />
          </WhyFigure>
        </Private>
      }
      note={
        earned
          ? t('{days, plural, one {{amount} in # day} other {{amount} in # days}}', {
              amount: formatAmount(earned.last30Days.total),
              days: earned.days.length,
            })
          : t('All time')
      }
    />
  );
}
