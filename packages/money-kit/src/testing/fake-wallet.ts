import { formatMoney, hundredths, parseMoney } from '@facet/service-kit';
import { startFakeService, type FakeService, type ReceivedCall } from '@facet/service-kit/testing';
import { answerTransfers, applyTransfer } from './fake-transfers.ts';
import { fakeFigures, fakeLeaders } from './fake-figures.ts';
import { LedgerModel, type ModelTransfer } from './ledger-model.ts';

/** `before` fails without doing it, `after` does it and cuts the connection, `hang` does it and never answers. */
export type WalletFault = 'no' | 'before' | 'after' | 'hang';

/**
 * The wallet for the tests of other services: the ledger's model behind the wallet's routes. It keeps its books over a
 * stop, refuses what the real one refuses (the same contract suite runs against both), and fails on demand. Amounts in
 * hundredths.
 */
export interface FakeWallet {
  service: FakeService;
  balanceOf(memberId: string): bigint;
  /** What was booked, in order: `bet -1000`, `game_win 1166`, `bet_lost 1000`, `void 1000`, `reverse -20`. */
  statementOf(memberId: string): string[];
  /** Under which keys money moved and was not taken back; `undoneToo`: or was. */
  keysOf(memberId: string, options?: { undoneToo?: boolean }): string[];
  /** Amounts of the credits that stand, over all members. */
  credits(): bigint[];
  /** What the member has from elsewhere. */
  give(memberId: string, amountHundredths: number | bigint, totalEarnedHundredths?: number | bigint): void;
  /** What a service had booked before the test began. */
  book(transfer: ModelTransfer): void;
  /** As if the member's transfers had had other keys: for a test that moves their days. Balances stay. */
  forgetKeys(memberId: string): void;
  /** R$ */
  setTotalEarned(memberId: string, total: string): void;
  /** Calls that move money, repetitions too. */
  calls(): ReceivedCall[];
  /** On every path, or on one. */
  fail(mode: WalletFault, path?: string): void;
  /** Runs between reading balances and answering with them. */
  delayBalances(meanwhile: (() => Promise<void>) | undefined): void;
  /** What is asked under these keys is refused as malformed. */
  refuse(keys: readonly string[]): void;
  /** What this service asks to move above it, in hundredths, is answered with 429; undefined: nothing is. */
  limit(caller: string, amountHundredths: bigint | undefined): void;
}

export async function startFakeWallet(): Promise<FakeWallet> {
  const model = new LedgerModel();
  const statements = new Map<string, string[]>();
  const refused = new Set<string>();
  const limits = new Map<string, bigint>();
  let fault: { mode: WalletFault; path: string | undefined } = { mode: 'no', path: undefined };
  let meanwhile: (() => Promise<void>) | undefined;
  const statementOf = (memberId: string): string[] => {
    const known = statements.get(memberId) ?? [];
    statements.set(memberId, known);
    return known;
  };

  const service = await startFakeService(async (call) => {
    const mode = fault.path === undefined || fault.path === call.url ? fault.mode : 'no';
    if (mode === 'before') return { status: 503, body: { error: 'told to fail' } };
    const isTransfer = call.url.startsWith('/internal/transfers');
    const answer = isTransfer
      ? answerTransfers({ model, refused, limits, statementOf }, call)
      : { status: 200, body: answerQuestion(model, call) };
    if (!isTransfer) await meanwhile?.();
    if (mode === 'after') return 'cut';
    return mode === 'hang' ? 'hang' : answer;
  });

  const standing = () => [...model.entries()].filter(([, { op, undone }]) => !undone && op !== 'void' && op !== 'reverse');
  const change = (memberId: string, available: bigint, totalEarned: bigint): void => {
    const account = model.account(memberId);
    model.accounts.set(memberId, { ...account, available: account.available + available, total_earned: totalEarned });
  };
  return {
    service,
    balanceOf: (memberId) => model.account(memberId).available,
    statementOf,
    keysOf: (memberId, { undoneToo = false } = {}) =>
      (undoneToo ? [...model.entries()].filter(([, { op }]) => op !== 'void' && op !== 'reverse') : standing())
        .map(([id]) => id.split(' '))
        .flatMap(([member, , ...key]) => (member === memberId ? [key.join(' ')] : [])),
    credits: () => standing().flatMap(([, { op, amount }]) => (op === 'credit' ? [amount] : [])),
    give: (memberId, amount, totalEarned = amount) =>
      change(memberId, BigInt(amount), model.account(memberId).total_earned + BigInt(totalEarned)),
    book: (transfer) => void applyTransfer({ model, refused, limits, statementOf }, transfer),
    forgetKeys: (memberId) => model.forgetKeys(memberId),
    setTotalEarned: (memberId, total) => change(memberId, 0n, parseMoney(total, 'total')),
    calls: () => service.calls.filter(({ url }) => url.startsWith('/internal/transfers')),
    fail: (mode, path) => void (fault = { mode, path }),
    delayBalances: (next) => void (meanwhile = next),
    refuse(keys) {
      refused.clear();
      for (const key of keys) refused.add(key);
    },
    limit(caller, amount) {
      if (amount === undefined) limits.delete(caller);
      else limits.set(caller, amount);
    },
  };
}

function answerQuestion(model: LedgerModel, call: ReceivedCall): object {
  const [, memberId] = /^\/internal\/members\/([^/]+)\/figures$/.exec(call.url) ?? [];
  if (memberId !== undefined) return fakeFigures(model, memberId);
  // The cut of R$ 2,500, and of anybody else.
  const [, ofLevel] = /^\/internal\/levels\/(.+)$/.exec(call.url) ?? [];
  if (ofLevel !== undefined) return { cut: model.account(ofLevel).total_earned >= 250_000n ? 6 : 1 };
  if (call.url.startsWith('/internal/leaders')) return fakeLeaders(model, call.url);
  return answerBalances(model, call);
}

function answerBalances(model: LedgerModel, { url, body }: ReceivedCall): object {
  const balanceOf = (memberId: string) => {
    const { available, debt, total_earned, wagered, won, lost } = model.account(memberId);
    const money = (amount: bigint): string => formatMoney(hundredths(amount));
    return {
      balance: money(available),
      debt: money(debt),
      totalEarned: money(total_earned),
      held: '0.00',
      wagered: money(wagered),
      won: money(won),
      lost: money(lost),
    };
  };
  if (url !== '/internal/balances') return balanceOf(url.slice('/internal/balances/'.length));
  return { balances: (body as { memberIds: string[] }).memberIds.map((memberId) => ({ memberId, ...balanceOf(memberId) })) };
}
