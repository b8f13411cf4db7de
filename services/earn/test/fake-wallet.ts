import { type FakeService, type ReceivedCall, startFakeService } from '@facet/service-kit/testing';

/**
 * The wallet's contract as earn sees it: a key moves money once, a reversal that comes first cancels the credit. It keeps its
 * books over a stop, as the real one does, and can be told to fail after it did the work.
 */
export interface FakeWallet {
  service: FakeService;
  /** What the member has of the walls, in hundredths. */
  balanceOf(memberId: string): bigint;
  /** Amounts of the credits that were booked and not reversed, over all members. */
  credits(): string[];
  /** Under which keys the member's credits stand. */
  keysOf(memberId: string): string[];
  /** What the member has earned elsewhere, for the question after totals. */
  setTotal(memberId: string, total: string): void;
  /** Every message that came, repetitions too. */
  calls(): ReceivedCall[];
  /** `before` fails without doing it, `after` does it and then fails, `hang` does it and never answers. */
  fail(mode: 'before' | 'after' | 'hang' | 'no'): void;
}

interface Transfer {
  key: string;
  memberId: string;
  amount: string;
}

export async function startFakeWallet(): Promise<FakeWallet> {
  const booked = new Map<string, { memberId: string; amount: string; reversed: boolean }>();
  const marks = new Set<string>();
  const totals = new Map<string, string>();
  let mode: 'before' | 'after' | 'hang' | 'no' = 'no';

  function credit({ key, memberId, amount }: Transfer): string {
    const id = `${memberId} ${key}`;
    const known = booked.get(id);
    if (known !== undefined) return known.amount === amount ? 'duplicate' : 'key_reused';
    if (marks.has(id)) return 'cancelled';
    booked.set(id, { memberId, amount, reversed: false });
    return 'ok';
  }
  function reverse({ key, memberId }: Transfer): string {
    const id = `${memberId} ${key}`;
    const known = booked.get(id);
    if (known === undefined) marks.add(id);
    else known.reversed = true;
    return 'ok';
  }

  const service = await startFakeService((call) => {
    if (mode === 'before') return { status: 503, body: { error: 'told to fail' } };
    if (call.url === '/internal/balances') return { status: 200, body: { balances: totalsOf(call.body as { memberIds: string[] }) } };
    const body = call.body as Transfer & { transfers: Transfer[] };
    const answer =
      call.url === '/internal/transfers/reverse'
        ? { status: reverse(body) }
        : { results: body.transfers.map((transfer) => ({ status: credit(transfer) })) };
    if (mode === 'after') return 'cut';
    return mode === 'hang' ? 'hang' : { status: 200, body: answer };
  });

  function totalsOf({ memberIds }: { memberIds: string[] }) {
    return memberIds.map((memberId) => ({ memberId, balance: '0.00', totalEarned: totals.get(memberId) ?? '0.00' }));
  }

  const standing = () => [...booked.values()].filter(({ reversed }) => !reversed);
  const hundredths = (amount: string) => BigInt(amount.replace('.', ''));
  return {
    service,
    balanceOf: (memberId) =>
      standing()
        .filter((entry) => entry.memberId === memberId)
        .reduce((sum, { amount }) => sum + hundredths(amount), 0n),
    keysOf: (memberId) =>
      [...booked.entries()]
        .filter(([, entry]) => entry.memberId === memberId && !entry.reversed)
        .map(([id]) => id.slice(memberId.length + 1)),
    setTotal: (memberId, total) => void totals.set(memberId, total),
    credits: () => standing().map(({ amount }) => amount),
    calls: () => service.calls.filter(({ url }) => url !== '/internal/balances'),
    fail: (next) => {
      mode = next;
    },
  };
}
