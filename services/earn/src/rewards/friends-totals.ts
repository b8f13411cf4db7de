import { type Kit, httpErrors, parseMoney, repeatable } from '@facet/service-kit';
import type { paths as WalletPaths } from './wallet-paths.generated.ts';

/** The most that one question may name. */
export const MAX_MEMBERS = 200;

/** Total earned by member, as the wallet says it now, in hundredths. @throws unavailable (503) */
export async function askTotals(kit: Pick<Kit, 'client'>, memberIds: readonly string[]): Promise<Map<string, bigint>> {
  const { data, response } = await kit
    .client<WalletPaths>('wallet')
    .POST('/internal/balances', { body: { memberIds: [...memberIds] }, ...repeatable() });
  if (data === undefined) throw httpErrors('unavailable', `wallet answered ${response.status}`);
  return new Map(data.balances.map(({ memberId, totalEarned }) => [memberId, parseMoney(totalEarned, 'totalEarned', { signed: true })]));
}
