import { inTransaction, repeat, type BackgroundJob, type Database, type Kit } from '@facet/service-kit';

const EVERY_MS = 2_000;
/** Between a transaction's start and the moment at which others can see that it runs. */
const MARGIN_MS = 10_000;

/**
 * Copies the money of those whose wallets changed since the last time, and of new members, to where lists are ordered by it. One
 * replica does it; what it copies twice does no harm.
 */
export function rankMembers(database: Database): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { rows: states } = await transaction.raw<{ rows: { until: string }[] }>(
      'SELECT until::text FROM members_ranked_until FOR UPDATE SKIP LOCKED',
    );
    const [state] = states;
    if (!state) return;
    // Before the statement that reads: what is not seen there belongs to a transaction that is seen running here, or begins later.
    const { rows: instants } = await transaction.raw<{ rows: [{ safe: string }] }>(
      `SELECT least(min(xact_start), clock_timestamp() - ? * interval '1 millisecond')::text AS safe FROM pg_stat_activity
       WHERE datname = current_database() AND backend_xid IS NOT NULL AND pid <> pg_backend_pid()`,
      [MARGIN_MS],
    );
    await transaction.raw(RANK, { until: state.until });
    await transaction.raw('UPDATE members_ranked_until SET until = greatest(until, ?::timestamptz)', [instants[0].safe]);
  });
}

export function rankingJob({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log, name: 'members: ranking', everyMs: EVERY_MS }, () => rankMembers(database));
}

/** What was earned this week follows Total Earned; around its beginning, when that had grown before, and for the new it is added up. */
const RANK = `
  WITH this AS (SELECT monday, monday AT TIME ZONE 'UTC' AS begins FROM date_trunc('week', clock_timestamp() AT TIME ZONE 'UTC') monday)
  UPDATE members m SET ranked = true, ranked_balance = now.available, ranked_total_earned = now.total_earned,
    ranked_debt = now.debt, ranked_wagered = now.wagered, ranked_won = now.won, ranked_lost = now.lost,
    ranked_week = this.monday::date,
    ranked_week_earned = CASE
      WHEN NOT m.ranked OR :until::timestamptz < this.begins THEN earned_since(m.member_id, this.begins)
      ELSE now.total_earned - m.ranked_total_earned + CASE WHEN m.ranked_week = this.monday::date THEN m.ranked_week_earned ELSE 0 END
    END
  FROM (
    SELECT changed.member_id, coalesce(w.available, 0) AS available, coalesce(w.total_earned, 0) AS total_earned,
      coalesce(w.debt, 0) AS debt, coalesce(w.wagered, 0) AS wagered, coalesce(w.won, 0) AS won, coalesce(w.lost, 0) AS lost
    FROM (
      SELECT member_id FROM movements WHERE created_at >= :until::timestamptz
      UNION SELECT member_id FROM members WHERE NOT ranked
    ) AS changed LEFT JOIN wallets w ON w.member_id = changed.member_id
  ) AS now, this
  WHERE m.member_id = now.member_id AND (NOT m.ranked OR
    (m.ranked_balance, m.ranked_total_earned, m.ranked_debt, m.ranked_wagered, m.ranked_won, m.ranked_lost)
    <> (now.available, now.total_earned, now.debt, now.wagered, now.won, now.lost))`;
