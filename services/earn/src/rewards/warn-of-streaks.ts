import { inTransaction, type Database, type Kit, type Transaction } from '@facet/service-kit';
import { dayAfter } from './daily-rules.ts';
import { streakInDanger } from './daily.ts';
import { isRewardOn } from './reward-switches.ts';
import { tellMember } from './tell-member.ts';

/** Four hours before the day, UTC, is over. */
const WARN_FROM_HOUR = 20;
/** Days in a row that are worth a notice. */
const WORTH_DAYS = 3;
/** A row outlasts at most four missed days: two freezes of each of two months. */
const OLDEST_CLAIM_DAYS = 5;
const AT_ONCE = 50;

/** Where today's look stands: the last claim that was looked at, in the order of days and members. */
interface Look {
  today: string;
  claimDay: string;
  memberId: string;
}

/**
 * Tells each member, once a day, whose streak ends with it. The wallet is asked for freezes before the transaction; of
 * two replicas at the same claims only one writes. While the wallet is away, the look waits where it is.
 */
export async function warnOfStreaks(kit: Kit, stopping?: AbortSignal, fromHour = WARN_FROM_HOUR): Promise<void> {
  if (!(await isRewardOn(kit, 'daily'))) return;
  for (let look = await readLook(kit.database, fromHour); look && !stopping?.aborted; look = await readLook(kit.database, fromHour))
    await warnSome(kit, look);
}

async function warnSome(kit: Kit, look: Look): Promise<void> {
  const claims = await lastClaims(kit.database, look);
  const streaks = await Promise.all(claims.map(async ({ memberId }) => ({ memberId, streak: await streakInDanger(kit, memberId) })));
  await inTransaction(kit.database, async (transaction) => {
    if (!(await moveOn(transaction, look, claims))) return;
    for (const { memberId, streak } of streaks) {
      if (streak === null || streak.days < WORTH_DAYS || streak.today !== look.today) continue;
      const values = {
        days: String(streak.days),
        next: String(streak.days + 1),
        needs: streak.needsEarning ? 'earning' : 'claim',
        endsAt: `${dayAfter(streak.today)}T00:00:00.000Z`,
      };
      await tellMember(transaction, kit.outbox, { memberId, kind: 'streak_danger', values });
    }
  });
}

/** Undefined: it is too early, or today's is over. */
async function readLook(database: Database, fromHour: number): Promise<Look | undefined> {
  const { rows } = await database.raw<{ rows: Look[] }>(
    `select today::text, (case when day = today then claim_day else today - ?::int end)::text as "claimDay",
       case when day = today then member_id else '00000000-0000-0000-0000-000000000000' end as "memberId"
     from streak_looks, (select (clock_timestamp() at time zone 'utc')::date as today, extract(hour from clock_timestamp() at time zone 'utc') as hour) now
     where hour >= ? and not (day = today and is_over)`,
    [OLDEST_CLAIM_DAYS, fromHour],
  );
  return rows[0];
}

interface Claim {
  day: string;
  memberId: string;
}

/** The next claims behind which the member made none. */
async function lastClaims(database: Database, { today, claimDay, memberId }: Look): Promise<Claim[]> {
  const { rows } = await database.raw<{ rows: Claim[] }>(
    `select day::text, member_id as "memberId" from daily_claims claim
     where (day, member_id) > (?::date, ?::uuid) and day < ?::date and streak >= ?
       and not exists (select from daily_claims later where later.member_id = claim.member_id and later.day > claim.day)
     order by day, member_id limit ?`,
    [claimDay, memberId, today, WORTH_DAYS, AT_ONCE],
  );
  return rows;
}

/** False: another replica was faster. */
async function moveOn(transaction: Transaction, from: Look, claims: readonly Claim[]): Promise<boolean> {
  const last = claims.at(-1) ?? { day: from.claimDay, memberId: from.memberId };
  const { rowCount } = await transaction.raw<{ rowCount: number }>(
    `update streak_looks set day = :today, claim_day = :day, member_id = :memberId, is_over = :isOver
     where case when day = :today::date then not is_over and claim_day = :fromDay and member_id = :fromMember else day < :today::date end`,
    { today: from.today, fromDay: from.claimDay, fromMember: from.memberId, ...last, isOver: claims.length < AT_ONCE },
  );
  return rowCount > 0;
}
