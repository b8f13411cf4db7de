import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Withdrawal } from '../../../src/operators/withdrawals/withdrawals-api.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

export function someWithdrawal(change: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 'w1',
    userId: '0193c7a4-0000-7000-8000-0000000011d7',
    username: 'lilyloopz',
    amount: '800.00',
    status: 'pending',
    payoutState: 'held',
    detail: 'pending',
    type: 'normal',
    gamepassName: 'Salon Gold',
    experienceName: 'Loopz Salon',
    gamepassId: '77',
    gamepassLink: 'https://www.roblox.com/game-pass/77',
    reason: null,
    decidedBy: null,
    note: null,
    queuedBy: null,
    queuedAt: null,
    reservedUntil: null,
    createdAt: hoursAgo(17),
    changedAt: hoursAgo(17),
    processedAt: null,
    balance: '3988.40',
    debt: '0.00',
    disabled: false,
    riskSigns: [],
    ...change,
  };
}

const SOME_WITHDRAWALS: Withdrawal[] = [
  someWithdrawal({ id: 'w0', username: 'kaitlynplays', amount: '1200.00', gamepassName: 'Kait VIP 1200', createdAt: hoursAgo(52) }),
  someWithdrawal(),
  someWithdrawal({
    id: 'w2',
    username: 'tundra_vex',
    amount: '2500.00',
    gamepassName: 'Arena Pass',
    riskSigns: ['shared_device', 'shared_address'],
    createdAt: hoursAgo(6),
  }),
];
const unknown = someWithdrawal({
  id: 'w9',
  username: 'pixel_harbor',
  amount: '1500.00',
  payoutState: 'unknown',
  detail: 'processing',
  note: 'The platform did not answer in time.',
});

/** Three that wait, one unknown, one test; nothing else. */
export const fakeWithdrawals: FakeCalls = {
  'GET /api/admin/withdrawals/w1': () => ({
    withdrawal: someWithdrawal(),
    gamepassId: '77',
    purchaseDetails: null,
    attempts: [
      {
        id: 'a1',
        kind: 'bot',
        by: 'mirela',
        startedAt: hoursAgo(2),
        buyingAt: null,
        outcome: 'not_bought',
        detail: 'The platform was busy.',
        decidedAt: hoursAgo(2),
        lookedAt: null,
        nextLookAt: null,
        waitsAgainFrom: null,
      },
    ],
  }),
  'GET /api/admin/withdrawals/w9': () => ({
    withdrawal: unknown,
    gamepassId: '77',
    purchaseDetails: null,
    attempts: [
      {
        id: 'a2',
        kind: 'bot',
        by: 'mirela',
        startedAt: hoursAgo(1),
        buyingAt: hoursAgo(1),
        outcome: null,
        detail: null,
        decidedAt: null,
        lookedAt: hoursAgo(0.02),
        nextLookAt: hoursAgo(-0.06),
        waitsAgainFrom: hoursAgo(-0.2),
      },
    ],
  }),
  'POST /api/admin/withdrawals/w9/ask': () => ({ success: true, withdrawal: unknown }),
  'GET /api/admin/withdrawals/counts': () => ({ pending: 4, unknown: 1, completed: 8204, failed: 311, test: 1 }),
  'GET /api/admin/withdrawals': ({ query }) => {
    const isTest = query.get('type') === 'test';
    const waiting = query.get('status') === 'pending' ? SOME_WITHDRAWALS : [];
    const rows = query.get('payoutState') === 'unknown' ? [unknown] : waiting;
    return {
      withdrawals: isTest ? [] : rows,
      testWithdrawals: isTest ? [someWithdrawal({ id: 't1', type: 'test', amount: '25.00' })] : [],
      nextCursor: null,
      total: isTest ? 0 : rows.length,
      testTotal: isTest ? 1 : 0,
    };
  },
};
