import { httpErrors, type Kit, parseMoney, Type } from '@facet/service-kit';
import { Value } from 'typebox/value';

/** What this service reads of the wallet's answer. */
const Answer = Type.Object({ balances: Type.Array(Type.Object({ memberId: Type.String(), totalEarned: Type.String() })) });

/** The most that one question may name. */
export const MAX_MEMBERS = 200;

/** Total earned by member, as the wallet says it now, in hundredths. @throws unavailable (503) */
export async function askTotals(kit: Pick<Kit, 'fetchOf' | 'urlOf'>, memberIds: readonly string[]): Promise<Map<string, bigint>> {
  const response = await kit.fetchOf('wallet')(
    new Request(new URL('/internal/balances', kit.urlOf('wallet')), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ memberIds }),
    }),
  );
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!Value.Check(Answer, answer)) throw httpErrors('unavailable', `wallet answered ${response.status}`);
  return new Map(answer.balances.map(({ memberId, totalEarned }) => [memberId, parseMoney(totalEarned, 'totalEarned', { signed: true })]));
}
