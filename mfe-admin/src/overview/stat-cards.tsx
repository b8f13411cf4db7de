import { useState } from 'react';
import { messageOf } from '@facet/remote-kit';
import { classes, formatAmount, Segmented } from '@facet/ui';
import { sinceWords, untilWords } from '../time/format-time.ts';
import { useWatchActiveUsersQuery, type ActiveWindow, type Overview } from './overview-api.ts';
import { StatFigure } from './stat-figure.tsx';
import { useOverview } from './use-overview.ts';
import styles from './stat-cards.module.css';

const WINDOWS: { value: ActiveWindow; label: string }[] = (['1', '6', '12', '24'] as const).map((value) => ({
  value,
  label: `${value} h`,
}));
const whole = new Intl.NumberFormat('en-GB');

/** The five figures of the console; on one line where a tab needs the room. */
export function StatCards({ isLine }: { isLine: boolean }) {
  const { data, error, refetch } = useOverview();
  const failure = data ? undefined : error && messageOf(error);
  const counts = data?.counts;
  return (
    <section className={classes(styles.stats, isLine && styles.line)} aria-label="Figures">
      <StatFigure
        label="Total users"
        value={counts?.totalUsers}
        failure={failure}
        onRetry={refetch}
        why="Every account that was ever registered and is not deleted, as identity counts them now."
      >
        {data?.users && `${whole.format(data.users.today)} new today, ${whole.format(data.users.banned)} banned`}
      </StatFigure>
      <ActiveUsers />
      <StatFigure
        label="Pending withdrawals"
        value={counts?.pendingWithdrawals}
        failure={failure}
        onRetry={refetch}
        why="Withdrawals that hold money and are neither paid nor returned: waiting, being paid, or with an unknown end."
      >
        {data?.withdrawals && withdrawalWords(data.withdrawals)}
      </StatFigure>
      <StatFigure
        label="Active promo codes"
        value={counts?.activePromoCodes}
        failure={failure}
        onRetry={refetch}
        why="Codes that are switched on, not expired, and have uses left."
      >
        {data?.promoCodes && `of ${whole.format(data.promoCodes.all)} codes, ${whole.format(data.promoCodes.uses)} uses in all`}
      </StatFigure>
      <StatFigure
        label="Active events"
        value={counts?.activeEvents}
        failure={failure}
        onRetry={refetch}
        why="Events that have begun and not ended; members can join them now."
      >
        {data?.events && eventWords(data.events)}
      </StatFigure>
    </section>
  );
}

function ActiveUsers() {
  const [hours, setHours] = useState<ActiveWindow>('24');
  const { currentData, error, refetch } = useWatchActiveUsersQuery(hours);
  return (
    <StatFigure
      label="Active users"
      value={currentData?.count}
      failure={currentData ? undefined : error && messageOf(error)}
      onRetry={refetch}
      why={`Members who called the site at least once in the last ${hours} h, each counted once.`}
      aside={<Segmented label="Active within" options={WINDOWS} value={hours} onValueChange={setHours} />}
    >
      {currentData && `in the last ${hours} h`}
    </StatFigure>
  );
}

function withdrawalWords({ held, oldestAt, overOneDay }: NonNullable<Overview['withdrawals']>): string {
  const oldest = oldestAt === null ? '' : `, oldest ${sinceWords(oldestAt)}`;
  return `R$ ${formatAmount(held, { decimals: 0 })} held${oldest}${overOneDay > 0 ? `, ${overOneDay} over 24 h` : ''}`;
}

function eventWords({ prizes, nextEndsAt, upcoming }: NonNullable<Overview['events']>): string {
  const next = nextEndsAt === null ? `${upcoming} upcoming` : `next ends in ${untilWords(nextEndsAt)}`;
  return `R$ ${formatAmount(prizes, { decimals: 0 })} in prizes, ${next}`;
}
