import { inTransaction, type Kit, type Outbox, type Transaction } from '@facet/service-kit';
import { listRanks, rankAt, type Rank } from './rank.ts';

const AT_ONCE = 200;

interface Referrer {
  member_id: string;
  total: bigint;
  rank_id: string;
}

/** Gives a referrer the rank that their total reaches, and tells it when it is another one. Their row must be locked. */
export async function giveRank(transaction: Transaction, outbox: Outbox, referrer: Referrer, ranks: readonly Rank[]): Promise<void> {
  const rank = rankAt(ranks, referrer.total);
  if (rank.id === referrer.rank_id) return;
  await transaction<Referrer>('referrers').where({ member_id: referrer.member_id }).update({ rank_id: rank.id });
  await outbox.publish(transaction, {
    type: 'rewards.social.member.rank.changed.v1',
    subject: referrer.member_id,
    data: { memberId: referrer.member_id, rank: rank.name },
  });
  const before = ranks.findIndex(({ id }) => id === referrer.rank_id);
  if (before < ranks.indexOf(rank)) await tellRankReached(transaction, outbox, referrer.member_id, rank);
}

/** Into the inbox; a rank that was lost by a reversal is shown, not told. */
async function tellRankReached(transaction: Transaction, outbox: Outbox, memberId: string, { name }: Rank): Promise<void> {
  const data = { memberId, kind: 'rank_reached', values: { rank: name } };
  await outbox.publish(transaction, { type: 'rewards.social.member.notified.v1', subject: memberId, data });
}

/** After an operator changed what ranks need: gives everybody theirs, some at a time. */
export async function giveDueRanks({ database, outbox }: Pick<Kit, 'database' | 'outbox'>): Promise<void> {
  for (;;) {
    const given = await inTransaction(database, async (transaction) => {
      const ranks = await listRanks(transaction);
      const due = await lockDue(transaction);
      for (const referrer of due) await giveRank(transaction, outbox, referrer, ranks);
      return due.length;
    });
    if (given < AT_ONCE) return;
  }
}

async function lockDue(transaction: Transaction): Promise<Referrer[]> {
  const { rows } = await transaction.raw<{ rows: Referrer[] }>(
    `SELECT member_id, total, rank_id FROM referrers
     WHERE rank_id <> (SELECT id FROM ranks WHERE required_earnings <= referrers.total ORDER BY required_earnings DESC LIMIT 1)
     LIMIT ? FOR UPDATE SKIP LOCKED`,
    [AT_ONCE],
  );
  return rows;
}
