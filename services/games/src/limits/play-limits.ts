import { defineErrors, type Database, type Transaction } from '@facet/service-kit';

/** Everything that keeps a member from playing, or a limit from being set. */
export const limitErrors = defineErrors({
  games_disabled: 403,
  self_excluded: 403,
  time_out: 403,
  age_not_confirmed: 403,
  loss_limit: 403,
  limit_invalid: 400,
  time_out_running: 409,
  exclusion_running: 409,
  age_too_low: 403,
  age_known: 409,
  auto_bet_off: 403,
  auto_bet_age: 403,
});

/** A row of `play_limits`, as it is in force now. Amounts in hundredths. */
export interface PlayLimits {
  member_id: string;
  daily_loss_limit: bigint | null;
  next_daily_loss_limit: bigint | null;
  next_daily_loss_limit_at: Date | null;
  timeout_until: Date | null;
  excluded_until: Date | null;
  /** What the member said, and the years since. */
  confirmed_age: number | null;
  /** The database's clock. */
  now: Date;
}

/** A higher limit whose day has passed counts; a time-out or exclusion that is over is none. */
export async function readLimits(database: Database | Transaction, memberId: string): Promise<PlayLimits> {
  const { rows } = await database.raw<{ rows: PlayLimits[] }>(
    `SELECT ?::uuid AS member_id,
            CASE WHEN next_daily_loss_limit_at <= now THEN next_daily_loss_limit ELSE daily_loss_limit END AS daily_loss_limit,
            CASE WHEN next_daily_loss_limit_at > now THEN next_daily_loss_limit END AS next_daily_loss_limit,
            CASE WHEN next_daily_loss_limit_at > now THEN next_daily_loss_limit_at END AS next_daily_loss_limit_at,
            CASE WHEN timeout_until > now THEN timeout_until END AS timeout_until,
            CASE WHEN excluded_until > now THEN excluded_until END AS excluded_until,
            (confirmed_age + coalesce(extract(year FROM age(now, age_told_at)), 0))::int AS confirmed_age, now
     FROM (SELECT clock_timestamp() AS now) AS clock LEFT JOIN play_limits ON member_id = ?`,
    [memberId, memberId],
  );
  return rows[0] as PlayLimits;
}

/** Lost today (UTC), by the day a round ends: what was staked less what was paid out; an open round counts as staked. Hundredths, may be negative. */
export async function lostToday(database: Database | Transaction, memberId: string): Promise<bigint> {
  const { rows } = await database.raw<{ rows: { lost: bigint }[] }>(
    `SELECT coalesce(sum(lost), 0)::bigint AS lost FROM (
       SELECT stake AS lost FROM rounds WHERE member_id = ? AND state IN ('opening', 'open')
       UNION ALL
       SELECT stake - coalesce(payout, 0) FROM rounds WHERE member_id = ? AND state IN ('won', 'lost')
         AND ended_at >= date_trunc('day', clock_timestamp() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
     ) AS today`,
    [memberId, memberId],
  );
  return (rows[0] as { lost: bigint }).lost;
}
