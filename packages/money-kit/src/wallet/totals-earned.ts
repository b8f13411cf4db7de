import { httpErrors, parseMoney, repeatable, type Kit } from '@facet/service-kit';
import type { paths } from './wallet-paths.generated.ts';

/** The most that one question may name. */
export const MAX_MEMBERS = 200;

/** What each of these members has earned in all, as the wallet says it now, in hundredths. @throws unavailable (503) */
export async function totalsEarned(kit: Pick<Kit, 'client'>, memberIds: readonly string[]): Promise<Map<string, bigint>> {
  const { data, response } = await kit
    .client<paths>('wallet')
    .POST('/internal/balances', { body: { memberIds: [...memberIds] }, ...repeatable() });
  if (data === undefined) throw httpErrors('unavailable', `wallet answered ${response.status}`);
  return new Map(data.balances.map(({ memberId, totalEarned }) => [memberId, parseMoney(totalEarned, 'totalEarned', { signed: true })]));
}
