import { readAnswer, ignoreAway, type Clients } from '../clients/index.ts';

/** For the audit log, as far as it is known: null while the wallet is away. */
export async function readBalance({ wallet }: Clients, memberId: string): Promise<{ balance: string; debt: string } | null> {
  const found = await readAnswer('wallet', wallet.GET('/internal/balances/{memberId}', { params: { path: { memberId } } })).catch(
    ignoreAway,
  );
  return found === undefined ? null : { balance: found.balance, debt: found.debt };
}
