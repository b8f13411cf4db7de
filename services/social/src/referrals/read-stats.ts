import { formatMoney, type Database } from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { listRanks, presentRank, rankAt, Referrer } from '../ranks/index.ts';

/** What the member has by referring: whom, how much, which rank, and how far the next one is. */
export async function readStats(database: Database, memberId: string) {
  const referralCount = await Member.query(database).where({ referrer_id: memberId }).resultSize();
  const referrer = await Referrer.query(database).findById(memberId);
  const ranks = await listRanks(database);
  const total = referrer?.total ?? 0n;
  const current = rankAt(ranks, total);
  const next = ranks.find((rank) => rank.requiredEarnings > total);
  return {
    referralCount,
    totalEarnings: formatMoney(total),
    currentRank: presentRank(current),
    nextRank: next ? presentRank(next) : null,
    progressToNext: next ? percentBetween(current.requiredEarnings, next.requiredEarnings, total) : 100,
  };
}

/** With two decimals, rounded down. */
function percentBetween(from: bigint, to: bigint, value: bigint): number {
  return Number(((value - from) * 10_000n) / (to - from)) / 100;
}
