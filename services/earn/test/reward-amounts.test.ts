import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

describe('operators', () => {
  test('change what rewards pay', async () => {
    const before = (await earn.operator('GET', '/api/admin/reward-amounts', undefined, { role: 'moderator' })).body;
    expect(before).toMatchObject({
      daily: ['10.00', '15.00', '20.00', '25.00', '30.00', '40.00', '50.00'],
      weekly: '200.00',
      referral: '100.00',
    });
    const changed = await earn.operator('PATCH', '/api/admin/reward-amounts', { daily: ['1', 2.5] });
    expect(changed.body).toEqual({ ...before, daily: ['1.00', '2.50'] });
    expect((await earn.as(earn.aMember(), 'POST', '/api/rewards/daily/claim')).body).toEqual({ reward: '1.00' });
    expect((await earn.operator('PATCH', '/api/admin/reward-amounts', { weekly: '0' })).body).toMatchObject({
      code: 'reward_amount_invalid',
    });
    await earn.operator('PATCH', '/api/admin/reward-amounts', { daily: before['daily'] });
    const told = (await earn.acts()).filter(({ action }) => action === 'reward_amounts.change');
    expect(told).toMatchObject([
      { before: { daily: before['daily'] }, end: { outcome: 'succeeded', after: { daily: ['1.00', '2.50'] } } },
      { input: { weekly: '0' }, end: { outcome: 'failed', problem: 'weekly must be between 0.01 and 10000.00' } },
      { before: { daily: ['1.00', '2.50'] }, end: { outcome: 'succeeded' } },
    ]);
    expect((await earn.operator('PATCH', '/api/admin/reward-amounts', { weekly: '1' }, { role: 'moderator' })).status).toBe(403);
    expect((await earn.operator('PATCH', '/api/admin/reward-amounts', {})).status).toBe(400);
    expect((await earn.service.public.inject({ url: '/api/admin/reward-amounts' })).statusCode).toBe(401);
  });
});
