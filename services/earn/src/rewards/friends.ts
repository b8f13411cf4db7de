import { MAX_MEMBERS, totalsEarned } from '@facet/money-kit';
import type { CloudEvent, Database, Kit, Transaction } from '@facet/service-kit';
import { Type } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { Referral } from './referral.ts';
import { readRewardAmounts } from './reward-amounts.ts';

/** How long the wallet's answer about a friend is good enough. */
const FRESH_SECONDS = 5;

const Referred = Type.Object({
  memberId: Type.String({ format: 'uuid' }),
  username: Type.String({ minLength: 1 }),
  referrerId: Type.String({ format: 'uuid' }),
});

/** Keeps who brought whom, from identity's registrations. */
export async function rememberReferral(transaction: Transaction, event: CloudEvent): Promise<void> {
  if (!Value.Check(Referred, event.data)) return;
  const { memberId, username, referrerId } = event.data;
  const registeredAt = transaction.raw('?::timestamptz', [event.time]);
  await Referral.insertNew(transaction, { referredId: memberId, referrerId, username, registeredAt }, 'referred_id');
}

/**
 * Asks the wallet about the friends of this member who have not reached the goal, the longest not asked ones first, and
 * marks who has by now: once reached stays reached. @throws unavailable (503) while the wallet is away.
 */
export async function refreshFriends(kit: Kit, referrerId: string): Promise<void> {
  const { database } = kit;
  const due = await Referral.query(database)
    .where({ referrer_id: referrerId })
    .whereNull('reached_at')
    .whereRaw(`asked_at < clock_timestamp() - ? * interval '1 second'`, [FRESH_SECONDS])
    .orderBy('asked_at')
    .limit(MAX_MEMBERS)
    .select('referred_id as id', database.raw('asked_at::text as "askedAt"'))
    .castTo<Asked[]>();
  if (due.length === 0) return;
  const totals = await totalsEarned(
    kit,
    due.map(({ id }) => id),
  );
  await remember(database, due, totals);
}

interface Asked {
  id: string;
  /** As text: a JavaScript date would lose the microseconds. */
  askedAt: string;
}

/** Not of a friend about whom somebody else has asked meanwhile: a chargeback may lie between the two answers. */
async function remember(database: Database, asked: readonly Asked[], totals: Map<string, bigint>): Promise<void> {
  const { referralGoalHundredths } = await readRewardAmounts(database);
  // Many rows in one statement.
  await database.raw(
    `update referrals r set asked_at = clock_timestamp(), total_earned_hundredths = t.total,
       reached_at = case when t.total >= ? then coalesce(r.reached_at, clock_timestamp()) else r.reached_at end
     from unnest(?::uuid[], ?::timestamptz[], ?::bigint[]) as t (id, asked_at, total)
     where r.referred_id = t.id and r.asked_at = t.asked_at and r.recheck_at is null`,
    [
      referralGoalHundredths.toString(),
      asked.map(({ id }) => id),
      asked.map(({ askedAt }) => askedAt),
      asked.map(({ id }) => (totals.get(id) ?? 0n).toString()),
    ],
  );
}

/** The newest friends, and how many there are in all. */
export async function listFriends(
  database: Database,
  referrerId: string,
): Promise<{ friends: Referral[]; count: number; claimable: number }> {
  const friends = await Referral.query(database)
    .where('referrer_id', referrerId)
    .orderByRaw('(reached_at is not null and earning_id is null) desc, registered_at desc')
    .limit(50);
  const { rows } = await database.raw<{ rows: { count: number; claimable: number }[] }>(
    `select count(*)::int as count, count(*) filter (where reached_at is not null and earning_id is null)::int as claimable
     from referrals where referrer_id = ?`,
    [referrerId],
  );
  return { friends, ...(rows[0] ?? { count: 0, claimable: 0 }) };
}
