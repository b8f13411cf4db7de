import { startFakeService, type FakeService } from '@facet/service-kit/testing';

/** The wallet's contract as games sees it: a key moves money once, a void gives a debit back once or keeps it from coming. */
export interface FakeWallet {
  service: FakeService;
  /** In hundredths. */
  balanceOf(memberId: string): bigint;
  /** Statement of a member: `bet -1000`, `game_win 1166`, `bet_lost 1000`, `void 1000`. */
  movementsOf(memberId: string): string[];
  credit(memberId: string, hundredths: number, totalEarnedHundredths?: number): void;
  /** `before` fails without doing it, `after` does it and cuts the connection, `hang` does it and never answers. */
  fail(mode: 'no' | 'before' | 'after' | 'hang', path?: '/internal/transfers' | '/internal/transfers/void'): void;
}

interface Transfer {
  key: string;
  memberId: string;
  direction: 'credit' | 'debit' | 'settle';
  amount: string;
  type: string;
  minTotalEarned?: string;
}

interface Account {
  balance: bigint;
  totalEarned: bigint;
  movements: string[];
}

export async function startFakeWallet(): Promise<FakeWallet> {
  const accounts = new Map<string, Account>();
  const booked = new Map<string, { amount: bigint; undone: boolean }>();
  const refused = new Set<string>();
  let fault: { mode: 'no' | 'before' | 'after' | 'hang'; path: string | undefined } = { mode: 'no', path: undefined };

  function accountOf(memberId: string): Account {
    const known = accounts.get(memberId) ?? { balance: 0n, totalEarned: 0n, movements: [] };
    accounts.set(memberId, known);
    return known;
  }
  function transfer({ key, memberId, direction, amount, type, minTotalEarned }: Transfer): string {
    const id = `${memberId} ${key}`;
    const account = accountOf(memberId);
    const hundredths = BigInt(amount.replace('.', ''));
    if (booked.has(id)) return 'duplicate';
    if (refused.has(id)) return 'cancelled';
    if (direction === 'debit') {
      if (minTotalEarned !== undefined && account.totalEarned < BigInt(Math.round(Number(minTotalEarned) * 100))) return 'requirement';
      if (account.balance < hundredths) return 'insufficient';
      account.balance -= hundredths;
    }
    if (direction === 'credit') account.balance += hundredths;
    booked.set(id, { amount: hundredths, undone: false });
    account.movements.push(`${type} ${direction === 'debit' ? '-' : ''}${hundredths}`);
    return 'ok';
  }
  function undo({ key, memberId }: Transfer): string {
    const id = `${memberId} ${key}`;
    const known = booked.get(id);
    if (!known) refused.add(id);
    if (!known || known.undone) return known ? 'duplicate' : 'ok';
    known.undone = true;
    accountOf(memberId).balance += known.amount;
    accountOf(memberId).movements.push(`void ${known.amount}`);
    return 'ok';
  }

  const service = await startFakeService((call) => {
    const mode = fault.path === undefined || fault.path === call.url ? fault.mode : 'no';
    if (mode === 'before') return { status: 503, body: { error: 'told to fail' } };
    const body = call.body as Transfer & { transfers: Transfer[] };
    const answer =
      call.url === '/internal/transfers/void'
        ? { status: undo(body) }
        : { results: body.transfers.map((each) => ({ status: transfer(each), id: null, balanceAfter: null, totalEarned: null })) };
    if (mode === 'after') return 'cut';
    return mode === 'hang' ? 'hang' : { status: 200, body: answer };
  });

  return {
    service,
    balanceOf: (memberId) => accountOf(memberId).balance,
    movementsOf: (memberId) => accountOf(memberId).movements,
    credit(memberId, hundredths, totalEarnedHundredths = hundredths) {
      const account = accountOf(memberId);
      account.balance += BigInt(hundredths);
      account.totalEarned += BigInt(totalEarnedHundredths);
    },
    fail: (mode, path) => void (fault = { mode, path }),
  };
}
