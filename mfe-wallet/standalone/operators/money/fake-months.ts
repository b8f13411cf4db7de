import type { FakeCalls } from '@facet/remote-kit/testing';
import type { ClosedMonth, MonthFile, Months } from '../../../src/operators/money/money-api.ts';

const owed = { available: '402118.20', held: '11970.00', total: '414088.20', debts: '611.50' };
const flow = { fromWalls: '812044.10', otherwise: '18420.75', paidOut: '640120.00', houseResult: '6120.40' };

export const someClosed = (month: string, change: Partial<ClosedMonth> = {}): ClosedMonth => ({
  month,
  hash: '3fa9c17be2d04416a5b0'.padEnd(64, '7'),
  closedBy: 'mirela',
  closedAt: '2026-11-02T09:14:00.000Z',
  transfers: 184_220,
  owed,
  flow,
  ...change,
});

export function someMonths(change: Partial<Months> = {}): Months {
  return {
    open: [
      { month: '2026-11', refusal: { code: 'month_not_over', message: '2026-11 is not over', about: [] } },
      { month: '2026-10', refusal: null },
    ],
    closed: [someClosed('2026-09'), someClosed('2026-08', { hash: 'b81d'.padEnd(64, '0'), closedBy: 'piotr_k' })],
    ...change,
  };
}

export function someMonth(month: string, closed: boolean): MonthFile {
  return {
    closed,
    hash: closed ? someClosed(month).hash : null,
    content: {
      format: 'facet.monthly-closing.v1',
      month,
      from: `${month}-01T00:00:00.000Z`,
      until: '2026-11-01T00:00:00.000Z',
      closedBy: closed ? 'mirela' : null,
      closedAt: closed ? '2026-11-02T09:14:00.000Z' : null,
      previousHash: 'b81d'.padEnd(64, '0'),
      root: { day: `${month}-28`, root: 'ab'.repeat(32) },
      transfers: 184_220,
      first: { at: `${month}-01T00:00:03.114902Z`, id: '019f0000-0000-7000-8000-000000000001' },
      last: { at: `${month}-28T23:59:51.004177Z`, id: '019f0000-0000-7000-8000-000000000002' },
      owed,
      flow,
      withdrawalsPaid: { count: 812, amount: '640120.00', platformShare: '192036.00', withoutShare: 0 },
      accounts: [
        { account: 'available', opening: '214010.00', in: '842118.20', out: '654010.00', closing: '402118.20' },
        { account: 'debt', opening: '-600.00', in: '40.00', out: '51.50', closing: '-611.50' },
        { account: 'payouts:held', opening: '9970.00', in: '642120.00', out: '640120.00', closing: '11970.00' },
        { account: 'wall:a', opening: '-1092267.65', in: '1345.05', out: '813389.15', closing: '-1904311.75' },
      ],
      lines: [
        { type: 'payout', undo: false, debitAccount: 'payouts:held', creditAccount: 'payouts:paid', transfers: 812, amount: '640120.00' },
        { type: 'wall_credit', undo: true, debitAccount: 'available', creditAccount: 'wall:a', transfers: 12, amount: '1345.05' },
        { type: 'wall_credit', undo: false, debitAccount: 'wall:a', creditAccount: 'available', transfers: 91_204, amount: '813389.15' },
      ],
    },
  };
}

export const fakeMonths: FakeCalls = {
  'GET /api/admin/money/months': () => someMonths(),
  ...Object.fromEntries(
    ['2026-11', '2026-10', '2026-09', '2026-08'].map((month) => [
      `GET /api/admin/money/months/${month}`,
      () => someMonth(month, month < '2026-10'),
    ]),
  ),
  'POST /api/admin/money/months/2026-10/close': () => someClosed('2026-10'),
};
