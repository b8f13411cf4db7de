import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ SWEEP_AFTER_MS: '600000', UNKNOWN_GRACE_MS: '600000' })));
afterAll(() => wallet.remove());

const board = async () => (await wallet.operator('GET', '/api/admin/payouts', undefined, { role: 'moderator' })).json();

test('the board says what is paid in each hour, what waits for an answer and what for its turn', async () => {
  const [paid, unknown, reserved, held] = [await wallet.held(250), await wallet.held(100), await wallet.held(100), await wallet.held(100)];
  await wallet.process(paid.id, { status: 'completed', autoPayout: true });
  wallet.platform.purchaseFault = 'error';
  expect((await wallet.process(unknown.id, { status: 'completed', autoPayout: true })).statusCode).toBe(202);
  wallet.platform.purchaseFault = undefined;
  await wallet.operator('POST', `/api/admin/withdrawals/${reserved.id}/reserve`, {});
  const found = await board();
  expect(found).toMatchObject({
    stopped: null,
    dailyCap: '1000000.00',
    held: 1,
    queued: 0,
    processingCount: 1,
    unknownCount: 1,
    unknown: [{ id: unknown.id, payoutState: 'unknown', note: expect.any(String) }],
    processing: [{ id: reserved.id, payoutState: 'processing', decidedBy: 'ada' }],
  });
  expect(found.oldestHeldAt).toBe((await wallet.operator('GET', `/api/admin/withdrawals/${held.id}`)).json().withdrawal.createdAt);
  expect(found.paidByHour).toHaveLength(24);
  // It may have become another hour since it was paid.
  expect(found.paidByHour.slice(-2).map(({ amount, count }: { amount: string; count: number }) => [amount, count])).toContainEqual([
    '250.00',
    1,
  ]);
  expect(found.paidByHour.filter(({ count }: { count: number }) => count > 0)).toHaveLength(1);
});

test('services/admin reads how many are open for the overview, and nobody else', async () => {
  const { held, processingCount: processing, unknownCount, oldestHeldAt } = await board();
  const open = await wallet.internal('admin', 'GET', '/internal/payouts');
  expect(open.json()).toEqual({ held, processing, unknownCount, oldestHeldAt, overOneDay: 0 });
  for (const caller of ['earn', 'games', 'identity', 'social', 'gateway'])
    expect((await wallet.internal(caller, 'GET', '/internal/payouts')).statusCode).toBe(403);
});

test('an audit of everything is started by an admin, and every operator sees what it found', async () => {
  const url = '/api/admin/wallet-audits';
  expect((await wallet.operator('POST', url, undefined, { role: 'moderator' })).json()).toMatchObject({ code: 'role_required' });
  expect(await wallet.acts('wallet_audit.start')).toEqual([]);
  const started = await wallet.operator('POST', url, undefined, { role: 'admin' });
  expect([started.statusCode, started.json().running]).toEqual([202, true]);
  const audits = async () => (await wallet.operator('GET', url, undefined, { role: 'moderator' })).json();
  await expect.poll(async () => (await audits()).running).toBe(false);
  expect(await audits()).toMatchObject({ stopped: null, audits: [{ scope: 'all', faults: 0 }] });
  expect(await wallet.acts('wallet_audit.start')).toMatchObject([
    { operator: { role: 'admin' }, subject: { type: 'wallet', label: 'The audit of the money' }, end: { outcome: 'succeeded' } },
  ]);
});

test('a member, and who is nobody, sees none of it', async () => {
  const headers = { cookie: wallet.env.keys.memberCookie((await wallet.member()).id) };
  for (const url of ['/api/admin/payouts', '/api/admin/wallet-audits'])
    for (const call of [{ url }, { url, headers }]) expect((await wallet.service.public.inject(call)).statusCode).toBe(401);
});
