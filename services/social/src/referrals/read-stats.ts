import { formatMoney, type Database } from '@facet/service-kit';
import { listRanks, presentRank, rankAt } from '../ranks/index.ts';
import type { Referrer } from './lock-referrer.ts';

/** What the member has by referring: whom, how much, which rank, and how far the next one is. */
export async function readStats(database: Database, memberId: string) {
  const [counted] = (await database('members').where({ referrer_id: memberId }).count('* as count')) as { count: bigint }[];
  const referrer = (await database<Referrer>('referrers').where({ member_id: memberId }).first()) as Referrer | undefined;
  const ranks = await listRanks(database);
  const total = referrer?.total ?? 0n;
  const current = rankAt(ranks, total);
  const next = ranks.find((rank) => rank.required_earnings > total);
  return {
    referralCount: Number(counted?.count ?? 0),
    totalEarnings: formatMoney(total),
    currentRank: presentRank(current),
    nextRank: next ? presentRank(next) : null,
    progressToNext: next ? percentBetween(current.required_earnings, next.required_earnings, total) : 100,
  };
}

/** With two decimals, rounded down. */
function percentBetween(from: bigint, to: bigint, value: bigint): number {
  return Number(((value - from) * 10_000n) / (to - from)) / 100;
}
