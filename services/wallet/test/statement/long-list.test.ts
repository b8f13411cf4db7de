import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWallet, type TestWallet } from '../support/wallet.ts';
import { fillLines } from '../support/fill-lines.ts';

const LINES = 600;
const DAYS = 40;

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

interface Page {
  transactions: { id: string; amount: string; createdAt: string }[];
  nextCursor: string | null;
  days: { day: string; in: string; out: string }[];
}

/** The long form, with a hundred thousand lines and their times, is `npm run test:long`. */
test.each([
  ['', LINES],
  ['&category=promo', 67],
  ['&search=survey', LINES - 67],
])('a long list%s: its pages have each line once, and each day the same sums on every page', async (filter, count) => {
  const member = await fillLines(wallet, { lines: LINES, days: DAYS, codeEvery: 9 });
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
    const after: string = cursor === '' ? '' : `&cursor=${cursor}`;
    pages.push((await wallet.as(member).get(`/api/user/transactions?limit=37&timeZone=UTC${filter}${after}`)).json());
  }
  const lines = pages.flatMap(({ transactions }) => transactions);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines).toHaveLength(count);
  const expected = [...Map.groupBy(lines, ({ createdAt }) => createdAt.slice(0, 10))].map(([day, ofDay]) => ({
    day,
    in: sumOf(ofDay.filter(({ amount }) => !amount.startsWith('-'))),
    out: sumOf(ofDay.filter(({ amount }) => amount.startsWith('-'))),
  }));
  expect(expected.length).toBeGreaterThan(DAYS / 2);
  for (const { days, transactions } of pages) {
    const shown = new Set(transactions.map(({ createdAt }) => createdAt.slice(0, 10)));
    expect(days).toEqual(expected.filter(({ day }) => shown.has(day)));
  }
});

const sumOf = (lines: { amount: string }[]): string => lines.reduce((sum, { amount }) => sum + Math.abs(Number(amount)), 0).toFixed(2);
