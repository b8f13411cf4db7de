import { inTransaction, repeat, type BackgroundJob, type Database, type Kit } from '@facet/service-kit';
import { settledUntil } from '../ledger/index.ts';

const EVERY_MS = 2_000;

/**
 * Copies the money of those whose wallets changed since the last time, and of new members, to where lists are ordered
 * by it. One replica does it; what it copies twice does no harm.
 */
export function rankMembers(database: Database): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { rows: states } = await transaction.raw<{ rows: { until: string }[] }>(
      'select until::text from members_ranked_until for update skip locked',
    );
    const [state] = states;
    if (!state) return;
    const until = await settledUntil(transaction);
    await transaction.raw(RANK, { until: state.until });
    await transaction.raw('update members_ranked_until set until = ?', [until]);
  });
}

export function rankingJob({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log, name: 'members: ranking', everyMs: EVERY_MS }, () => rankMembers(database));
}

/**
 * What was earned this week follows Total Earned; around its beginning, when that had grown before, and for the new it
 * is added up.
 */
const RANK = `
  with this as (select monday, monday at time zone 'UTC' as begins from date_trunc('week', clock_timestamp() at time zone 'UTC') monday)
  update members m set ranked = true, ranked_balance = now.available, ranked_total_earned = now.total_earned,
    ranked_debt = now.debt, ranked_wagered = now.wagered, ranked_won = now.won, ranked_lost = now.lost,
    ranked_week = this.monday::date,
    ranked_week_earned = case
      when not m.ranked or :until::timestamptz < this.begins then earned_since(m.member_id, this.begins)
      else now.total_earned - m.ranked_total_earned + case when m.ranked_week = this.monday::date then m.ranked_week_earned else 0 end
    end
  from (
    select changed.member_id, coalesce(w.available, 0) as available, coalesce(w.total_earned, 0) as total_earned,
      coalesce(w.debt, 0) as debt, coalesce(w.wagered, 0) as wagered, coalesce(w.won, 0) as won, coalesce(w.lost, 0) as lost
    from (
      select member_id from transfers where created_at >= :until::timestamptz
      union select member_id from members where not ranked
    ) as changed left join wallets w on w.member_id = changed.member_id
  ) as now, this
  where m.member_id = now.member_id and (not m.ranked or
    (m.ranked_balance, m.ranked_total_earned, m.ranked_debt, m.ranked_wagered, m.ranked_won, m.ranked_lost)
    <> (now.available, now.total_earned, now.debt, now.wagered, now.won, now.lost))`;
