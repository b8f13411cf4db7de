import { defineErrors, prepared, type Database, type FieldsOf, type Transaction } from '@facet/service-kit';
import type { OwnLimits } from './own-limits.ts';

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

/** What a member has set for themselves, as it is in force now; the age with the years since they told it. */
export interface PlayLimits extends Omit<FieldsOf<OwnLimits>, 'ageToldAt'> {
  /** The database's clock. */
  now: Date;
}

/**
 * A higher limit whose day has passed counts; a time-out or exclusion that is over is none. Decided by the database's
 * clock, which the statement calls `now`.
 */
export const LIMIT_COLUMNS = `
  case when next_daily_loss_limit_at <= now then next_daily_loss_limit else daily_loss_limit end as "dailyLossLimit",
  case when next_daily_loss_limit_at > now then next_daily_loss_limit end as "nextDailyLossLimit",
  case when next_daily_loss_limit_at > now then next_daily_loss_limit_at end as "nextDailyLossLimitAt",
  case when timeout_until > now then timeout_until end as "timeoutUntil",
  case when excluded_until > now then excluded_until end as "excludedUntil",
  (confirmed_age + coalesce(extract(year from age(now, age_told_at)), 0))::int as "confirmedAge", now`;

export async function readLimits(database: Database | Transaction, memberId: string): Promise<PlayLimits> {
  const { rows } = await prepared<{ rows: PlayLimits[] }>(
    database,
    'read play limits',
    `select ?::uuid as "memberId", ${LIMIT_COLUMNS}
     from (select clock_timestamp() as now) as clock left join play_limits on member_id = ?`,
    [memberId, memberId],
  );
  return rows[0] as PlayLimits;
}

/**
 * Lost today (UTC), by the day a round ends: what was staked less what was paid out; an open round counts as staked.
 * Hundredths, may be negative.
 */
export async function lostToday(database: Database | Transaction, memberId: string): Promise<bigint> {
  const { rows } = await prepared<{ rows: { lost: bigint }[] }>(
    database,
    'what was lost today',
    `select coalesce(sum(lost), 0)::bigint as lost from (
       select stake as lost from rounds where member_id = ? and state in ('opening', 'open')
       union all
       select stake - coalesce(payout, 0) from rounds where member_id = ? and state in ('won', 'lost')
         and ended_at >= date_trunc('day', clock_timestamp() at time zone 'UTC') at time zone 'UTC'
     ) as today`,
    [memberId, memberId],
  );
  return (rows[0] as { lost: bigint }).lost;
}
