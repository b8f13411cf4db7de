import { openFakeBooks } from '@facet/money-kit/testing';
import { startFakeService, type FakeService } from '@facet/service-kit/testing';

/**
 * The wallet as identity sees it: what a test says that members have, in R$, and a ledger that books and refuses as the
 * fake wallet of all services does.
 */
export interface FakeWallet extends FakeService {
  money: Map<string, { balance: string; totalEarned: string }>;
  totalEarned: string;
  /** Undefined: a wallet from before. */
  paidOut: string | undefined;
  refusesTransfers: boolean;
  /** Lines of members by the path that asks for them; of all services that keep some. */
  facts: Map<string, object>;
  works(): void;
}

const refusal = { status: 200, body: { results: [{ status: 'invalid', id: null, balanceAfter: null, totalEarned: null }] } };

export async function startFakeWallet(): Promise<FakeWallet> {
  const money: FakeWallet['money'] = new Map();
  const facts: FakeWallet['facts'] = new Map();
  const answerTransfers = openFakeBooks();
  const respond: Parameters<FakeService['answer']>[0] = (call) => {
    const { url, body } = call;
    if (url === '/internal/stats') return { status: 200, body: { totalEarned: wallet.totalEarned, paidOut: wallet.paidOut } };
    if (url.includes('/facts/')) {
      const fact = facts.get(url);
      return fact ? { status: 200, body: fact } : { status: 404, body: { code: 'fact_not_found', message: 'The member has no such line' } };
    }
    if (url.startsWith('/internal/transfers')) return wallet.refusesTransfers ? refusal : answerTransfers(call);
    const of = (memberId: string) => ({ debt: '0.00', ...(money.get(memberId) ?? { balance: '0.00', totalEarned: '0.00' }) });
    if (url === '/internal/balances')
      return {
        status: 200,
        body: { balances: (body as { memberIds: string[] }).memberIds.map((memberId) => ({ memberId, ...of(memberId) })) },
      };
    return { status: 200, body: of(url.replace('/internal/balances/', '')) };
  };
  const service = await startFakeService(respond);
  const wallet: FakeWallet = {
    ...service,
    money,
    facts,
    totalEarned: '0.00',
    paidOut: undefined,
    refusesTransfers: false,
    works: () => service.answer(respond),
  };
  return wallet;
}
