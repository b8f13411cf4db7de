import type { FakeCalls } from '@facet/remote-kit/testing';
import type { OpenPayout, PayoutBoard, WalletAudits } from '../../../src/operators/payouts/payouts-api.ts';

const HOUR_MS = 3_600_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

function somePayout(change: Partial<OpenPayout> = {}): OpenPayout {
  return {
    id: 'w1',
    userId: '01930000-0000-7000-8000-000000000501',
    username: 'tundra_vex',
    amount: '850.00',
    type: 'normal',
    payoutState: 'unknown',
    gamepassLink: 'https://www.roblox.com/game-pass/1000',
    createdAt: ago(3 * HOUR_MS),
    changedAt: ago(HOUR_MS),
    decidedBy: 'mirela',
    note: 'the platform did not answer in time',
    ...change,
  };
}

export function someBoard(change: Partial<PayoutBoard> = {}): PayoutBoard {
  return {
    stopped: null,
    outward: null,
    spentToday: '3091.22',
    dailyCap: '10000.00',
    held: 12,
    queued: 2,
    oldestHeldAt: ago(52 * HOUR_MS),
    processingCount: 1,
    unknownCount: 1,
    unknown: [somePayout()],
    processing: [somePayout({ id: 'w2', username: 'lilyloopz', payoutState: 'processing', note: null, changedAt: ago(5_000) })],
    paidByHour: Array.from({ length: 24 }, (_, hour) => ({
      start: ago((23 - hour) * HOUR_MS),
      amount: `${(hour % 6) * 120}.00`,
      count: hour % 6,
    })),
    ...change,
  };
}

export function someAudits(change: Partial<WalletAudits> = {}): WalletAudits {
  const clean: WalletAudits['audits'][number] = {
    id: 'p1',
    scope: 'new',
    takenAt: ago(HOUR_MS / 2),
    finishedAt: ago(HOUR_MS / 2 - 1_900),
    faults: 0,
    findings: [],
    notRun: [],
  };
  const failed: WalletAudits['audits'][number] = {
    ...clean,
    id: 'p2',
    scope: 'all',
    takenAt: ago(20 * HOUR_MS),
    finishedAt: ago(20 * HOUR_MS - 9_400),
    faults: 1,
    findings: [{ check: 'sum-is-zero', faults: 1, examples: [{ memberId: null, detail: 'members have 5, the system accounts have 4' }] }],
  };
  return { running: false, stopped: null, audits: [clean, failed], ...change };
}

/** One payout unknown, one under way; audits clean now. */
export const fakePayouts: FakeCalls = {
  'GET /api/admin/payouts': () => someBoard(),
  'GET /api/admin/wallet-audits': () => someAudits(),
  'POST /api/admin/wallet-audits': () => someAudits({ running: true }),
};
