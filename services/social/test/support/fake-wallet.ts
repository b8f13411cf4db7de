import { startFakeService, type FakeService } from '@facet/service-kit/testing';

type Fault = 'no' | 'before' | 'after' | 'hang';

/** The wallet's contract as social sees it: a key moves money once; a void gives a debit back, a reversal takes a credit back, or keeps it from coming. */
export interface FakeWallet {
  service: FakeService;
  /** In hundredths. */
  balanceOf(memberId: string): bigint;
  /** `event_fee -500`, `event_prize 10000`, `void 500`, `reverse -20`. */
  movementsOf(memberId: string): string[];
  credit(memberId: string, hundredths: number, totalEarnedHundredths?: number): void;
  /** `before` fails without doing it, `after` does it and cuts the connection, `hang` does it and never answers. */
  fail(mode: Fault, path?: string): void;
  /** Nothing that is asked under these keys is done. */
  refuse(keys: readonly string[]): void;
  /** Under which money moved, undone or not. */
  keysOf(memberId: string): string[];
}

interface Transfer {
  key: string;
  memberId: string;
  direction: 'credit' | 'debit';
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
  /** What each key moved; undone ones stay. */
  const booked = new Map<string, { moved: bigint; undone: boolean }>();
  const refused = new Set<string>();
  let refusedKeys: readonly string[] = [];
  let fault: { mode: Fault; path: string | undefined } = { mode: 'no', path: undefined };

  function accountOf(memberId: string): Account {
    const known = accounts.get(memberId) ?? { balance: 0n, totalEarned: 0n, movements: [] };
    accounts.set(memberId, known);
    return known;
  }
  function transfer({ key, memberId, direction, amount, type, minTotalEarned }: Transfer): string {
    const id = `${memberId} ${key}`;
    const account = accountOf(memberId);
    if (booked.has(id)) return 'duplicate';
    if (refused.has(id)) return 'cancelled';
    const moved = (direction === 'debit' ? -1n : 1n) * BigInt(amount.replace('.', ''));
    const needed = BigInt(Math.round(Number(minTotalEarned ?? '0') * 100));
    if (account.totalEarned < needed) return 'requirement';
    if (account.balance + moved < 0n) return 'insufficient';
    account.balance += moved;
    booked.set(id, { moved, undone: false });
    account.movements.push(`${type} ${moved}`);
    return 'ok';
  }
  function undo({ key, memberId }: Transfer, word: string): string {
    if (refusedKeys.includes(key)) return 'invalid';
    const known = booked.get(`${memberId} ${key}`);
    if (!known) refused.add(`${memberId} ${key}`);
    if (!known || known.undone) return known ? 'duplicate' : 'ok';
    known.undone = true;
    accountOf(memberId).balance -= known.moved;
    accountOf(memberId).movements.push(`${word} ${-known.moved}`);
    return 'ok';
  }
  function answer(url: string, body: Transfer & { transfers: Transfer[] }): object {
    if (url === '/internal/transfers/void') return { status: undo(body, 'void') };
    if (url === '/internal/transfers/reverse') return { status: undo(body, 'reverse') };
    if (url === '/internal/transfers') return { results: body.transfers.map((each) => ({ status: transfer(each) })) };
    const { balance, totalEarned } = accountOf(url.slice('/internal/balances/'.length));
    return { balance: String(Number(balance) / 100), totalEarned: String(Number(totalEarned) / 100) };
  }

  const service = await startFakeService((call) => {
    const mode = fault.path === undefined || fault.path === call.url ? fault.mode : 'no';
    if (mode === 'before') return { status: 503, body: { error: 'told to fail' } };
    const body = answer(call.url, call.body as Transfer & { transfers: Transfer[] });
    if (mode === 'after') return 'cut';
    return mode === 'hang' ? 'hang' : { status: 200, body };
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
    refuse: (keys) => void (refusedKeys = keys),
    keysOf: (memberId) => [...booked.keys()].flatMap((id) => (id.startsWith(`${memberId} `) ? [id.slice(memberId.length + 1)] : [])),
  };
}
