import { DomainError, formatMoney, parseMoney } from '@facet/service-kit';
import { readAnswer, type Clients } from '../clients/index.ts';
import { compareAccounts, type WallRecord } from './account-rules.ts';

/** Every account of the ledger beside its owner's records, and what is owed. Without earn, its part is null. */
export async function readAccounts(clients: Pick<Clients, 'wallet' | 'earn'>) {
  const unavailable = new Set<string>();
  const optional = async <Answer>(service: string, answer: Promise<Answer>): Promise<Answer | null> =>
    answer.catch((error: unknown) => {
      if (!(error instanceof DomainError && error.status >= 500)) throw error;
      unavailable.add(service);
      return null;
    });
  const first = await optional('earn', readWalls(clients.earn));
  const [{ accounts, records }, owed] = await Promise.all([
    readAnswer('wallet', clients.wallet.GET('/internal/stats/accounts')),
    optional('earn', readAnswer('earn', clients.earn.GET('/internal/owed'))),
  ]);
  let compared = compareAccounts({ accounts, records, walls: first });
  // Two services are never read in the same moment: what earn says moved meanwhile is on its way, not wrong.
  if (first && compared.some(({ account, state }) => account.startsWith('wall:') && state === 'differs')) {
    const second = await optional('earn', readWalls(clients.earn));
    compared = compareAccounts({ accounts, records, walls: first, wallsAfter: second });
  }
  return { accounts: compared, owed: presentOwed(records, owed), unavailable: [...unavailable] };
}

async function readWalls(earn: Clients['earn']): Promise<WallRecord[]> {
  const { totals } = await readAnswer('earn', earn.GET('/internal/earning-totals'));
  return totals.flatMap(({ provider, credited, sent, sentCount }) =>
    provider === null ? [] : [{ wall: provider, credited, sent, sentCount }],
  );
}

interface Records {
  members: number;
  balances: string;
  debts: string;
  held: string;
  heldCount: number;
  unknown: string;
  unknownCount: number;
}

function presentOwed(
  { members, balances, debts, held, heldCount, unknown, unknownCount }: Records,
  owed: { pending: string; referralRewards: string } | null,
) {
  const [pending, referralRewards] = [owed?.pending ?? null, owed?.referralRewards ?? null];
  const total = [balances, held, pending, referralRewards].reduce((sum, part) => sum + parseMoney(part ?? '0', 'owed'), 0n);
  return { members, balances, debts, held, heldCount, unknown, unknownCount, pending, referralRewards, total: formatMoney(total) };
}
