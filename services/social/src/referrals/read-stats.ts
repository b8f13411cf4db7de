import { formatMoney, type Kit } from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { listRanks, presentRank, rankAt, Referrer } from '../ranks/index.ts';
import { referralFigures } from '../wallet/index.ts';

/**
 * What the member has by referring: whom, how much (as the wallet says it), which rank, and how far the next one is.
 * Ranks rise by shares alone.
 */
export async function readStats({ database, client }: Pick<Kit, 'database' | 'client'>, memberId: string) {
  const figures = await referralFigures({ client }, memberId);
  const referralCount = await Member.query(database).where({ referrer_id: memberId }).resultSize();
  const referrer = await Referrer.query(database).findById(memberId);
  const ranks = await listRanks(database);
  const total = referrer?.total ?? 0n;
  const current = rankAt(ranks, total);
  const next = ranks.find((rank) => rank.requiredEarnings > total);
  return {
    referralCount,
    totalEarnings: figures.total,
    shares: figures.shares,
    bonuses: figures.bonuses,
    currentRank: presentRank(current),
    nextRank: next ? presentRank(next) : null,
    missingToNext: next ? formatMoney(next.requiredEarnings - total) : null,
    progressToNext: next ? percentBetween(current.requiredEarnings, next.requiredEarnings, total) : 100,
  };
}

/** With two decimals, rounded down. */
function percentBetween(from: bigint, to: bigint, value: bigint): number {
  return Number(((value - from) * 10_000n) / (to - from)) / 100;
}
