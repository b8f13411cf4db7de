import { databaseTime, inTransaction, type Database, type PartialFieldsOf, type Transaction } from '@facet/service-kit';
import { FULL_AGE } from './auto-bet.ts';
import { OwnLimits } from './own-limits.ts';
import { limitErrors, readLimits, type PlayLimits } from './play-limits.ts';

const DAY_MS = 86_400_000;
/** Six months of 31 days at most. */
const LONGEST_EXCLUSION_MS = 186 * DAY_MS;
const LONGEST_TIME_OUT_MS = 42 * DAY_MS;

type Fields = PartialFieldsOf<OwnLimits>;

/** Absent: as it is. `dailyLossLimit` in hundredths, null: none. */
export interface LimitChange {
  dailyLossLimit?: bigint | null;
  timeoutUntil?: Date | null;
  excludedUntil?: Date | null;
  confirmedAge?: number;
}

/**
 * A lower loss limit counts at once, a higher one (or none) after 24 hours. A time-out or exclusion that runs can be
 * made longer, never shorter. @throws limit_invalid (400), time_out_running, exclusion_running, age_known (409); then
 * nothing has changed.
 */
export async function setLimits(database: Database, memberId: string, change: LimitChange): Promise<PlayLimits> {
  return inTransaction(database, async (transaction) => {
    await OwnLimits.insertNew(transaction, { memberId }, 'member_id');
    await OwnLimits.query(transaction).findById(memberId).forUpdate();
    const current = await readLimits(transaction, memberId);
    const changed = {
      ...lossLimitFields(transaction, current, change.dailyLossLimit),
      ...timeOutFields(current, change.timeoutUntil),
      ...exclusionFields(current, change.excludedUntil),
      ...ageFields(current, change.confirmedAge),
    };
    if (Object.keys(changed).length > 0) await OwnLimits.query(transaction).findById(memberId).patch(changed);
    return readLimits(transaction, memberId);
  });
}

function lossLimitFields(transaction: Transaction, current: PlayLimits, wanted: bigint | null | undefined): Fields {
  if (wanted === undefined) return {};
  const isRaised = current.dailyLossLimit !== null && (wanted === null || wanted > current.dailyLossLimit);
  if (isRaised)
    return {
      dailyLossLimit: current.dailyLossLimit,
      nextDailyLossLimit: wanted,
      nextDailyLossLimitAt: transaction.raw("clock_timestamp() + interval '24 hours'"),
    };
  return { dailyLossLimit: wanted, nextDailyLossLimit: null, nextDailyLossLimitAt: null };
}

function timeOutFields(current: PlayLimits, wanted: Date | null | undefined): Fields {
  if (wanted === undefined) return {};
  const running = current.timeoutUntil;
  if (running && (wanted === null || wanted < running))
    throw limitErrors('time_out_running', 'You can’t shorten a break. You can only make it longer.');
  if (wanted === null) return {};
  refuseOutside(current.now, wanted, 0, LONGEST_TIME_OUT_MS, 'A break can last up to 6 weeks.');
  return { timeoutUntil: wanted };
}

function exclusionFields(current: PlayLimits, wanted: Date | null | undefined): Fields {
  if (wanted === undefined) return {};
  const running = current.excludedUntil;
  if (running && (wanted === null || wanted < running))
    throw limitErrors('exclusion_running', 'You can’t end an exclusion early. You can only make it longer.');
  if (wanted === null) return {};
  // A minute's grace: the page says "one day from now" a moment before it is read here.
  refuseOutside(current.now, wanted, DAY_MS - 60_000, LONGEST_EXCLUSION_MS, 'An exclusion can last from 1 day to 6 months.');
  return { excludedUntil: wanted };
}

/** Who said that they are under 18 does not grow up by being asked again. */
function ageFields({ confirmedAge: known }: PlayLimits, told: number | undefined): Fields {
  if (told === undefined) return {};
  if (known !== null && known < FULL_AGE && told > known)
    throw limitErrors('age_known', `You told us earlier that you are ${known}. If that was a mistake, please ask us.`);
  return { confirmedAge: told, ageToldAt: databaseTime };
}

function refuseOutside(now: Date, wanted: Date, leastMs: number, mostMs: number, message: string): void {
  const aheadMs = wanted.getTime() - now.getTime();
  if (aheadMs <= leastMs || aheadMs > mostMs) throw limitErrors('limit_invalid', message);
}
