import { inTransaction, type Database, type Transaction } from '@facet/service-kit';
import { FULL_AGE } from './auto-bet.ts';
import { limitErrors, readLimits, type PlayLimits } from './play-limits.ts';

const DAY_MS = 86_400_000;
/** Six months of 31 days at most. */
const LONGEST_EXCLUSION_MS = 186 * DAY_MS;
const LONGEST_TIME_OUT_MS = 42 * DAY_MS;

/** Absent: as it is. `dailyLossLimit` in hundredths, null: none. */
export interface LimitChange {
  dailyLossLimit?: bigint | null;
  timeoutUntil?: Date | null;
  excludedUntil?: Date | null;
  confirmedAge?: number;
}

/**
 * A lower loss limit counts at once, a higher one (or none) after 24 hours. A time-out or exclusion that runs can be made longer,
 * never shorter. @throws limit_invalid (400), time_out_running, exclusion_running, age_known (409); then nothing has changed.
 */
export async function setLimits(database: Database, memberId: string, change: LimitChange): Promise<PlayLimits> {
  return inTransaction(database, async (transaction) => {
    await transaction('play_limits').insert({ member_id: memberId }).onConflict('member_id').ignore();
    await transaction('play_limits').where({ member_id: memberId }).forUpdate().first('member_id');
    const current = await readLimits(transaction, memberId);
    const columns = {
      ...lossLimitColumns(transaction, current, change.dailyLossLimit),
      ...timeOutColumns(current, change.timeoutUntil),
      ...exclusionColumns(current, change.excludedUntil),
      ...ageColumns(transaction, current, change.confirmedAge),
    };
    if (Object.keys(columns).length > 0) await transaction('play_limits').where({ member_id: memberId }).update(columns);
    return readLimits(transaction, memberId);
  });
}

function lossLimitColumns(transaction: Transaction, current: PlayLimits, wanted: bigint | null | undefined): object {
  if (wanted === undefined) return {};
  const isRaised = current.daily_loss_limit !== null && (wanted === null || wanted > current.daily_loss_limit);
  if (isRaised)
    return {
      daily_loss_limit: current.daily_loss_limit,
      next_daily_loss_limit: wanted,
      next_daily_loss_limit_at: transaction.raw("clock_timestamp() + interval '24 hours'"),
    };
  return { daily_loss_limit: wanted, next_daily_loss_limit: null, next_daily_loss_limit_at: null };
}

function timeOutColumns(current: PlayLimits, wanted: Date | null | undefined): object {
  if (wanted === undefined) return {};
  const running = current.timeout_until;
  if (running && (wanted === null || wanted < running))
    throw limitErrors('time_out_running', `Your break until ${running.toISOString()} cannot be shortened.`);
  if (wanted === null) return {};
  refuseOutside(current.now, wanted, 0, LONGEST_TIME_OUT_MS, 'timeoutUntil must lie within the next 6 weeks');
  return { timeout_until: wanted };
}

function exclusionColumns(current: PlayLimits, wanted: Date | null | undefined): object {
  if (wanted === undefined) return {};
  const running = current.excluded_until;
  if (running && (wanted === null || wanted < running))
    throw limitErrors('exclusion_running', `Your exclusion until ${running.toISOString()} cannot be taken back early.`);
  if (wanted === null) return {};
  // A minute's grace: the page says "one day from now" a moment before it is read here.
  refuseOutside(current.now, wanted, DAY_MS - 60_000, LONGEST_EXCLUSION_MS, 'excludedUntil must lie 1 day to 6 months ahead');
  return { excluded_until: wanted };
}

/** Who said that they are under 18 does not grow up by being asked again. */
function ageColumns(transaction: Transaction, { confirmed_age: known }: PlayLimits, told: number | undefined): object {
  if (told === undefined) return {};
  if (known !== null && known < FULL_AGE && told > known) throw limitErrors('age_known', `You told us before that you are ${known}.`);
  return { confirmed_age: told, age_told_at: transaction.raw('clock_timestamp()') };
}

function refuseOutside(now: Date, wanted: Date, leastMs: number, mostMs: number, message: string): void {
  const aheadMs = wanted.getTime() - now.getTime();
  if (aheadMs <= leastMs || aheadMs > mostMs) throw limitErrors('limit_invalid', message);
}
