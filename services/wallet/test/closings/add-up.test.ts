import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenClosings } from '../../src/closings/index.ts';
import type { ClosingContent } from '../../src/closings/closing-content.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';
import { close, fileOf, monthsAgo, startBooks, type Booked } from './books.ts';

const MONTHS = [monthsAgo(3), monthsAgo(2), monthsAgo(1)] as const;
const [BEGIN, END] = [Date.parse(`${MONTHS[0]}-01`), Date.parse(`${monthsAgo(0)}-01`)];
const WAYS = [
  ['wall_credit', 'wall:a', 'available'],
  ['wall_credit', 'wall:b', 'debt'],
  ['bet', 'available', 'house'],
  ['game_win', 'house', 'available'],
  ['event_fee', 'available', 'events'],
  ['withdrawal', 'available', 'payouts:held'],
  ['payout', 'payouts:held', 'payouts:paid'],
  ['referral_bonus', 'referral', 'available'],
] as const;

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const transfer = fc
  .record({
    way: fc.constantFrom(...WAYS),
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    // the last and the first instant of a month often
    atMs: fc.oneof(
      fc.integer({ min: BEGIN, max: END - 1 }),
      fc.constantFrom(...MONTHS.flatMap((month) => [Date.parse(`${month}-01`), Math.max(BEGIN, Date.parse(`${month}-01`) - 1)])),
    ),
    undo: fc.boolean(),
  })
  .map(({ way: [type, debit, credit], amount, atMs, undo }): Booked => {
    const [from, to] = undo ? [credit, debit] : [debit, credit];
    return { type, debit: from, credit: to, amount, undo, at: new Date(atMs).toISOString() };
  });

test('the closings of three months add up to what the ledger has', async () => {
  const { database } = wallet.service.kit;
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 60 }), async (transfers) => {
      await startBooks(database, transfers, MONTHS[0]);
      const closings: ClosingContent[] = [];
      for (const month of MONTHS) {
        expect((await close(wallet, month)).statusCode).toBe(200);
        closings.push(JSON.parse(await fileOf(wallet, month)).content);
      }
      const expected = new Map<string, bigint>();
      for (const { debit, credit, amount } of transfers) {
        expected.set(debit, (expected.get(debit) ?? 0n) - BigInt(amount));
        expected.set(credit, (expected.get(credit) ?? 0n) + BigInt(amount));
      }
      const hundredthsOf = (text: string) => BigInt(text.replace('.', ''));
      for (const { account, closing } of closings.at(-1)?.accounts ?? [])
        expect([account, hundredthsOf(closing)]).toEqual([account, expected.get(account) ?? 0n]);
      for (const account of expected.keys()) expect(closings.at(-1)?.accounts.map((each) => each.account)).toContain(account);
      for (const { accounts } of closings) {
        expect(accounts.reduce((sum, { closing }) => sum + hundredthsOf(closing), 0n)).toBe(0n);
        for (const { opening, in: moneyIn, out, closing } of accounts)
          expect(hundredthsOf(opening) + hundredthsOf(moneyIn) - hundredthsOf(out)).toBe(hundredthsOf(closing));
      }
      expect(closings.reduce((sum, { transfers: count }) => sum + count, 0)).toBe(transfers.length);
      expect(await database.transaction((transaction) => findBrokenClosings(transaction, { fully: true }))).toEqual([]);
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 15) },
  );
});
