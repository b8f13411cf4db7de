import { useMember, useProfile } from '@facet/remote-kit';
import { formatAmount, Icon, Money, SparkBars, StatCard, toHundredths, WhyFigure } from '@facet/ui';
import { t } from '../texts.ts';
import { BalanceCard } from './balance-card.tsx';
import { startOfDay } from './calendar.ts';
import { toDecimal } from './decimal.ts';
import { earnedSince, earningsByDay } from './earnings.ts';
import { EventsCount } from './events-count.tsx';
import styles from './overview.module.css';
import { RankCard } from './rank-card.tsx';
import { statementApi } from './statement-api.ts';
import { useToday } from './use-today.ts';
import { WhyTotalEarned } from './why-total-earned.tsx';

const SPARK_DAYS = 12;
const NOTE_DAYS = 30;

/** The four figures. */
export function Overview() {
  return (
    <section className={styles.overview} aria-label={t('Your figures')}>
      <BalanceCard />
      <TotalEarned />
      <RankCard />
      <EventsCount />
    </section>
  );
}

/** Without the balance, which a newcomer has beside their first steps. */
export function OtherFigures() {
  return (
    <section className={styles.others} aria-label={t('Your figures')}>
      <TotalEarned />
      <RankCard />
      <EventsCount />
    </section>
  );
}

function TotalEarned() {
  const member = useMember();
  const { totalEarned } = useProfile().profile ?? member;
  const { data } = statementApi.useGetStatementQuery();
  const today = useToday();
  // Without the statement as many flat days, so that nothing moves when it comes.
  const days = earningsByDay(data?.transactions ?? [], today, SPARK_DAYS);
  const recent = data && earnedSince(data.transactions, startOfDay(today, 1 - NOTE_DAYS));
  return (
    <StatCard
      label={t('Total Earned')}
      adornment={<Icon name="trending-up" size="small" />}
      chart={<SparkBars values={days.map(({ amount }) => Number(toHundredths(amount)))} />}
      value={
        <WhyFigure
          question={t('Why {totalEarned}?', { totalEarned: formatAmount(totalEarned, { decimals: 0 }) })}
          answer={<WhyTotalEarned totalEarned={totalEarned} />}
        >
          <Money amount={totalEarned} decimals={0} size={24} />
        </WhyFigure>
      }
      note={
        recent === undefined ? t('All time') : t('{amount} in {days} days', { amount: formatAmount(toDecimal(recent)), days: NOTE_DAYS })
      }
    />
  );
}
