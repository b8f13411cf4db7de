import { answerOf, ifAway, type Callees } from '../callees/index.ts';

/** For the trail, as far as it is known: null while the wallet is away. */
export async function readBalance({ wallet }: Callees, memberId: string): Promise<{ balance: string; debt: string } | null> {
  const found = await answerOf('wallet', wallet.GET('/internal/balances/{memberId}', { params: { path: { memberId } } })).catch(ifAway);
  return found === undefined ? null : { balance: found.balance, debt: found.debt };
}
