import { MAX_MEMBERS, totalsEarned } from '@facet/money-kit';
import { databaseTime, formatMoney, inTransaction, shortName, Type } from '@facet/service-kit';
import type { CloudEvent, Database, Kit, Transaction } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { Referral } from './referral.ts';
import { readRewardAmounts } from './reward-amounts.ts';
import { isRewardOn } from './reward-switches.ts';
import { tellMember } from './tell-member.ts';

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
    .select(...asked(database))
    .castTo<Asked[]>();
  await ask(kit, due);
}

/** A friend's credit arrived: the wallet is asked about them, whether or not their referrer looks. */
export async function friendEarned(transaction: Transaction, memberId: string): Promise<void> {
  await Referral.query(transaction).findById(memberId).whereNull('reached_at').whereNull('due_at').patch({ dueAt: databaseTime });
}

/** Asks the wallet about friends who earned something, the longest waiting ones first. @throws as refreshFriends */
export async function followFriends(kit: Kit): Promise<void> {
  const { database } = kit;
  const due = await Referral.query(database)
    .whereNotNull('due_at')
    .whereNull('reached_at')
    .whereNull('recheck_at')
    .orderBy('due_at')
    .limit(MAX_MEMBERS)
    .select(...asked(database))
    .castTo<Asked[]>();
  await ask(kit, due);
}

interface Asked {
  id: string;
  /** As text: a JavaScript date would lose the microseconds. */
  askedAt: string;
  dueAt: string | null;
}

const asked = (database: Database) => [
  'referred_id as id',
  database.raw('asked_at::text as "askedAt"'),
  database.raw('due_at::text as "dueAt"'),
];

async function ask(kit: Kit, friends: readonly Asked[]): Promise<void> {
  if (friends.length === 0) return;
  const ids = friends.map(({ id }) => id);
  const totals = await totalsEarned(kit, ids);
  const isOn = await isRewardOn(kit, 'referral');
  await inTransaction(kit.database, (transaction) => remember(transaction, kit.outbox, { friends, totals, isOn }));
}

interface Answer {
  friends: readonly Asked[];
  totals: Map<string, bigint>;
  /** The bonus can be claimed. */
  isOn: boolean;
}

/** Not of a friend about whom somebody else has asked meanwhile: a chargeback may lie between the two answers. */
async function remember(transaction: Transaction, outbox: Kit['outbox'], { friends, totals, isOn }: Answer): Promise<void> {
  const { referralGoalHundredths: goal, referralHundredths } = await readRewardAmounts(transaction);
  const ids = friends.map(({ id }) => id);
  // In one order: another replica may be at some of the same rows.
  await Referral.query(transaction).whereIn('referred_id', ids).orderBy('referred_id').select('referred_id').forUpdate();
  // Many rows in one statement.
  const { rows } = await transaction.raw<{ rows: { referrerId: string; username: string; isNews: boolean }[] }>(
    `update referrals r set asked_at = clock_timestamp(), total_earned_hundredths = t.total,
       reached_at = case when t.total >= :goal then coalesce(r.reached_at, clock_timestamp()) else r.reached_at end,
       reached_goal_hundredths = case when t.total >= :goal and r.reached_at is null then :goal else r.reached_goal_hundredths end,
       told_at = case when t.total >= :goal and :isOn then coalesce(r.told_at, clock_timestamp()) else r.told_at end,
       due_at = case when t.total >= :goal or r.due_at is not distinct from t.due_at then null else r.due_at end
     from unnest(:ids::uuid[], :askedAt::timestamptz[], :dueAt::timestamptz[], :totals::bigint[]) as t (id, asked_at, due_at, total)
     where r.referred_id = t.id and r.asked_at = t.asked_at and r.recheck_at is null
     returning new.referrer_id as "referrerId", new.username, old.told_at is null and new.told_at is not null as "isNews"`,
    {
      goal: goal.toString(),
      isOn,
      ids,
      askedAt: friends.map(({ askedAt }) => askedAt),
      dueAt: friends.map(({ dueAt }) => dueAt),
      totals: ids.map((id) => (totals.get(id) ?? 0n).toString()),
    },
  );
  const amounts = { goalAmount: formatMoney(goal), rewardAmount: formatMoney(referralHundredths) };
  for (const { referrerId, username, isNews } of rows)
    if (isNews)
      await tellMember(transaction, outbox, {
        memberId: referrerId,
        kind: 'friend_reached',
        values: { friend: shortName(username), ...amounts },
      });
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
