import { cutOf, sentence } from '@facet/money-kit';
import type { Database, Kit, Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { DailyClaim } from './claims.ts';
import {
  calendar,
  currentStreak,
  dailyAmount,
  dayAfter,
  FREEZES,
  freezesLeft,
  needsMoreFreezes,
  WHOLE_WEEK,
  type DailyStanding,
} from './daily-rules.ts';
import { lockMember } from './lock-member.ts';
import { readRewardAmounts, type RewardAmounts } from './reward-amounts.ts';
import { rewardErrors } from './reward-errors.ts';
import { tellMember } from './tell-member.ts';

/** From this cut on a month has a second freeze. */
const SECOND_FREEZE_FROM = 6;
const MOST_FREEZES = FREEZES + 1;

interface Standing extends DailyStanding {
  hasEarnedLately: boolean;
}

/**
 * The freezes of a month, as far as they decide anything: only then is the wallet asked for the member's cut. @throws
 * unavailable (503)
 */
export async function readFreezes(kit: Kit, memberId: string): Promise<number> {
  return freezesOf(kit, memberId, await readStanding(kit.database, memberId));
}

async function freezesOf(kit: Kit, memberId: string, ...standings: DailyStanding[]): Promise<number> {
  if (!standings.some((standing) => needsMoreFreezes(standing, MOST_FREEZES))) return FREEZES;
  return (await cutOf(kit, memberId)) >= SECOND_FREEZE_FROM ? MOST_FREEZES : FREEZES;
}

/**
 * The days in a row that end with today unless the member claims; null: none, or they go on. @throws unavailable (503)
 */
export async function streakInDanger(kit: Kit, memberId: string): Promise<{ days: number; today: string; needsEarning: boolean } | null> {
  const standing = await readStanding(kit.database, memberId);
  const missed = { ...standing, today: dayAfter(standing.today) };
  if (standing.lastDay === standing.today || currentStreak(missed, FREEZES) > 0) return null;
  const freezes = await freezesOf(kit, memberId, standing, missed);
  const days = currentStreak(standing, freezes);
  if (days === 0 || currentStreak(missed, freezes) > 0) return null;
  return { days, today: standing.today, needsEarning: needsEarning(standing) };
}

/**
 * What members are shown of the daily bonus. With the wallet away a row that a second freeze would save is shown as
 * ended; a claim waits for the wallet.
 */
export async function dailyState(kit: Kit, memberId: string, amounts: RewardAmounts) {
  const standing = await readStanding(kit.database, memberId);
  const freezes = await freezesOf(kit, memberId, standing).catch(() => FREEZES);
  const isClaimedToday = standing.lastDay === standing.today;
  const streak = currentStreak(standing, freezes);
  return {
    streak,
    isClaimedToday,
    nextHundredths: dailyAmount(amounts.dailyHundredths, streak + 1),
    freezesLeft: freezesLeft(standing, freezes),
    days: calendar(amounts.dailyHundredths, standing, freezes),
    needsEarning: needsEarning(standing),
  };
}

/** Pays today's bonus and returns it. `freezes`: of a month. @throws already_claimed, earning_needed. */
export async function claimDaily(
  transaction: Transaction,
  outbox: Kit['outbox'],
  memberId: string,
  freezes: number,
): Promise<{ rewardHundredths: bigint; messageIds: string[] }> {
  await lockMember(transaction, memberId);
  const standing = await readStanding(transaction, memberId);
  if (standing.lastDay === standing.today)
    throw rewardErrors('already_claimed', 'You have already claimed today’s bonus. Come back tomorrow!');
  if (needsEarning(standing))
    throw rewardErrors('earning_needed', 'Complete an offer or a social task first: the daily bonus needs one from the last 7 days.');
  const streak = currentStreak(standing, freezes) + 1;
  const { dailyHundredths } = await readRewardAmounts(transaction);
  const rewardHundredths = dailyAmount(dailyHundredths, streak);
  const { earningId, messageId } = await promiseEarning(transaction, outbox, {
    member_id: memberId,
    source: 'daily',
    key: `daily:${standing.today}`,
    label: sentence('daily.bonus', { day: streak }),
    amount_hundredths: rewardHundredths,
  });
  await DailyClaim.query(transaction).insert({ memberId, day: standing.today, streak, earningId });
  if (streak === WHOLE_WEEK) await tellWholeWeek(transaction, outbox, memberId);
  return { rewardHundredths, messageIds: [messageId] };
}

/** Into the member’s inbox; mfe-earn's `remote.json` has the words. As a milestone it is shown once, not each time. */
async function tellWholeWeek(transaction: Transaction, outbox: Kit['outbox'], memberId: string): Promise<void> {
  const days = String(WHOLE_WEEK);
  await tellMember(transaction, outbox, { memberId, kind: 'streak_reached', values: { days, milestone: days } });
}

/** The first claim is free; each later one needs a wall's or a task's credit. */
function needsEarning({ lastDay, hasEarnedLately }: Standing): boolean {
  return lastDay !== null && !hasEarnedLately;
}

async function readStanding(database: Database | Transaction, memberId: string): Promise<Standing> {
  const { rows } = await database.raw<{
    rows: { today: string; lastDay: string | null; lastStreak: number | null; frozen: string[] | null; hasEarnedLately: boolean }[];
  }>(
    `select (clock_timestamp() at time zone 'utc')::date::text as today, c.day::text as "lastDay", c.streak as "lastStreak",
       -- What was missed within a row: since the first of the month of the last claim, and a little before for its first gap.
       (select array_agg(missed::date::text order by missed) from
         (select day, streak, lag(day) over (order by day) as before from daily_claims
          where member_id = :member and day > date_trunc('month', c.day) - interval '7 days') claim,
         generate_series(claim.before + 1, claim.day - 1, interval '1 day') missed
        where claim.streak > 1) as frozen,
       exists (select from earnings where member_id = :member and source in ('wall', 'task') and state in ('sent', 'credited')
               and sent_at > clock_timestamp() - interval '7 days') as "hasEarnedLately"
     from (select 1) one left join lateral
       (select day, streak from daily_claims where member_id = :member order by day desc limit 1) c on true`,
    { member: memberId },
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a standing always has a row');
  return { ...row, lastStreak: row.lastStreak ?? 0, frozen: row.frozen ?? [] };
}
