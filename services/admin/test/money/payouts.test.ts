import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperatorsSite, type Answers, type OperatorsSite } from '../support/operators-site.ts';

const withdrawal = (id: string, payoutState: string, type = 'normal') => ({
  id,
  userId: 'm1',
  username: 'tundra_vex',
  amount: '100.00',
  status: 'pending',
  type,
  payoutState,
  experienceName: null,
  gamepassLink: 'https://www.roblox.com/game-pass/1',
  createdAt: '2026-11-21T05:00:00.000Z',
  processedAt: null,
  decidedBy: 'ada',
  note: null,
  queuedBy: null,
  queuedAt: null,
  changedAt: '2026-11-21T05:10:00.000Z',
});
const stopped = { since: '2026-11-21T04:00:00.000Z', faults: 2, checks: ['sum-is-zero'] };
const audits = { running: false, stopped, audits: [] };
const wallet: Answers = {
  'GET /internal/payouts': {
    stopped,
    outward: null,
    spentToday: '900.00',
    dailyCap: '10000.00',
    held: 3,
    queued: 1,
    processing: 1,
    unknownCount: 1,
    oldestHeldAt: null,
    unknown: [withdrawal('w1', 'unknown')],
  },
  'GET /internal/withdrawals': ({ url }) => ({
    withdrawals: url.includes('type=test') ? [withdrawal('w3', 'processing', 'test')] : [withdrawal('w2', 'processing')],
    nextCursor: null,
    total: 1,
  }),
  'GET /internal/stats/movements': ({ url }) => {
    const start = new Date(Date.parse(new URL(url, 'http://wallet').searchParams.get('from') ?? '') + 3_600_000).toISOString();
    const total = { start, debitAccount: 'payouts:held', creditAccount: 'payouts:paid', undo: false, amount: '250.00', movements: 2 };
    return {
      totals: [
        { ...total, type: 'payout' },
        { ...total, type: 'withdrawal' },
      ],
      opening: [],
    };
  },
  'GET /internal/audits': audits,
  'POST /internal/audits': () => ({ status: 202, body: { ...audits, running: true } }),
};

let site: OperatorsSite;
beforeAll(async () => void (site = await startOperatorsSite({ wallet })));
afterAll(() => site.close());

it('the board says what stops payouts, what waits for an answer, and what was paid in each hour', async () => {
  const board = (await site.moderator.call('GET', '/api/admin/payouts')).json() as Record<string, unknown>;
  expect(board).toMatchObject({ stopped, spentToday: '900.00', dailyCap: '10000.00', held: 3, processingCount: 1, unknownCount: 1 });
  expect(board['unknown']).toMatchObject([{ id: 'w1' }]);
  expect(board['processing']).toMatchObject([{ id: 'w2' }, { id: 'w3', type: 'test' }]);
  const hours = board['paidByHour'] as { amount: string; count: number }[];
  expect(hours).toHaveLength(24);
  expect(hours[1]).toMatchObject({ amount: '250.00', count: 2 });
  expect(hours.filter(({ count }) => count > 0)).toHaveLength(1);
});

it('audits of the money are listed, and one of everything is started by an admin', async () => {
  expect((await site.moderator.call('GET', '/api/admin/wallet-audits')).json()).toEqual(audits);
  expect((await site.moderator.call('POST', '/api/admin/wallet-audits')).statusCode).toBe(403);
  expect(site.changes('wallet')).toEqual([]);
  const answer = await site.administrator.call('POST', '/api/admin/wallet-audits');
  expect([answer.statusCode, answer.json().running]).toEqual([202, true]);
  expect(site.changes('wallet')).toEqual([{ url: '/internal/audits', body: { by: 'a_admin' } }]);
  expect(await site.lastAction()).toMatchObject({ action: 'wallet_audit.start', outcome: 'succeeded' });
});

it('without a session there is nothing', async () => {
  for (const url of ['/api/admin/payouts', '/api/admin/wallet-audits']) expect((await site.visitor.call('GET', url)).statusCode).toBe(401);
});
