import { httpErrors, parseMoney, type Kit } from '@facet/service-kit';
import type { paths } from './wallet-paths.generated.ts';

/** What a member has by referring, as the wallet says it: R$, two decimals. */
export interface ReferralFigures {
  shares: string;
  bonuses: string;
  total: string;
}

/** @throws unavailable (503) */
export async function referralFigures({ client }: Pick<Kit, 'client'>, memberId: string): Promise<ReferralFigures> {
  const { data, response } = await client<paths>('wallet').GET('/internal/members/{memberId}/figures', { params: { path: { memberId } } });
  if (data === undefined) throw httpErrors('unavailable', `wallet answered ${response.status}`);
  const { referralShares, referralBonuses, referrals } = data.earned.total;
  return { shares: referralShares, bonuses: referralBonuses, total: referrals };
}

/** Who earned the most this week, the most first, in hundredths. `week`: when it began. @throws unavailable (503) */
export async function readLeaders(
  { client }: Pick<Kit, 'client'>,
  limit: number,
): Promise<{ week: string; leaders: { memberId: string; earned: bigint }[] }> {
  const { data, response } = await client<paths>('wallet').GET('/internal/leaders', { params: { query: { limit } } });
  if (data === undefined) throw httpErrors('unavailable', `wallet answered ${response.status}`);
  return { week: data.week, leaders: data.leaders.map(({ memberId, earned }) => ({ memberId, earned: parseMoney(earned, 'earned') })) };
}
