import { inTransaction, type Kit, type Outbox, type Transaction } from '@facet/service-kit';
import { tellMember } from '../notices/index.ts';
import { listRanks, rankAt, type Rank } from './rank.ts';
import { Referrer } from './referrer.ts';

const AT_ONCE = 200;

/**
 * Gives a referrer the rank that their total reaches, and tells it when it is another one. Their row must be locked.
 */
export async function giveRank(transaction: Transaction, outbox: Outbox, referrer: Referrer, ranks: readonly Rank[]): Promise<void> {
  const rank = rankAt(ranks, referrer.total);
  if (rank.id === referrer.rankId) return;
  await Referrer.query(transaction).findById(referrer.memberId).patch({ rankId: rank.id });
  await outbox.publish(transaction, {
    type: 'rewards.social.member.rank.changed.v1',
    subject: referrer.memberId,
    data: { memberId: referrer.memberId, rank: rank.name },
  });
  const before = ranks.findIndex(({ id }) => id === referrer.rankId);
  // A rank that was lost by a reversal is shown, not told.
  if (before < ranks.indexOf(rank))
    await tellMember(transaction, outbox, {
      memberId: referrer.memberId,
      kind: 'rank_reached',
      values: { rank: rank.name, percent: percentOf(rank), ...fromRank(ranks[before]), milestone: rank.name },
    });
}

const percentOf = ({ bonusPercent }: Rank): string => (bonusPercent / 100).toFixed(2);
const fromRank = (rank: Rank | undefined) => (rank ? { rankBefore: rank.name, percentBefore: percentOf(rank) } : {});

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

function lockDue(transaction: Transaction): Promise<Referrer[]> {
  return Referrer.query(transaction)
    .whereRaw('rank_id <> (select id from ranks where required_earnings <= referrers.total order by required_earnings desc limit 1)')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
}
