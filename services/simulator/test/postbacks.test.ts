import { describe, expect, test } from 'vitest';
import type { WallId } from '../src/walls/recipe.ts';
import { fakeSite } from './fake-site.ts';
import { readJson, runningSimulator, type RunningSimulator } from './running-simulator.ts';

const member = '0190d6b2-0000-7000-8000-000000000001';
const ok = { status: 200, body: '1' };
const down = { status: 503, body: 'try later' };
/** One millionth: half an hour is two milliseconds. */
const atOnce = { retryScale: 1e-6 };

async function complete(simulator: RunningSimulator, wall: WallId, body: object = {}) {
  return readJson(await simulator.post(`/sim/walls/${wall}/complete`, { userId: member, txnId: 'T1', amount: 120, ...body }));
}

async function stateOf(simulator: RunningSimulator, wall: WallId) {
  const { postbacks } = await simulator.get(`/sim/walls/${wall}/postbacks?userId=${member}`);
  return { state: postbacks[0].state, attempts: postbacks[0].attempts.length };
}

describe('what the site receives', () => {
  const credits = {
    a: { user_id: member, trans_id: 'T1', status: '1', amount_local: '120.00', amount_usd: '1.20', type: 'complete' },
    b: { uid: member, tx: 'T1', ref: '', val: '120', usd: '1.20', type: 'COMPLETE', state: 'NONE' },
    c: { userID: member, transactionID: 'T1', status: '1', currencyReward: '120.00', revenue: '1.2000' },
    d: { external_identifier: member, transaction_id: 'T1', is_chargeback: '0', currency_amount: '120', payout_usd: '1.20' },
  };
  const reversals = {
    a: { ...credits.a, status: '2' },
    b: { ...credits.b, type: 'RECONCILIATION', tx: 'T1-reconciled', ref: 'T1', val: '-120', usd: '-1.20' },
    c: { ...credits.c, status: '0' },
    d: { ...credits.d, transaction_id: 'r-T1', is_chargeback: '1', currency_amount: '-120', payout_usd: '-1.20' },
  };

  test.each(['a', 'b', 'c', 'd'] as const)('wall %s credits and reverses with its own names and signs', async (wall) => {
    const site = await fakeSite(ok);
    const simulator = await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url });
    expect(await complete(simulator, wall)).toMatchObject({ txnId: 'T1', state: 'accepted', answers: [ok] });
    const reversal = await simulator.post(`/sim/walls/${wall}/reverse`, { txnId: 'T1' });
    expect(await readJson(reversal)).toMatchObject({ txnId: 'T1', state: 'accepted', answers: [ok] });
    expect(site.calls.map(({ method, target }) => [method, target.split('?')[0]])).toEqual([
      ['GET', `/api/postbacks/${wall}`],
      ['GET', `/api/postbacks/${wall}`],
    ]);
    expect(Object.fromEntries(site.query(0))).toMatchObject(credits[wall]);
    expect(Object.fromEntries(site.query(1))).toMatchObject(reversals[wall]);
  });

  test('the call is signed for the public address where it connects to another', async () => {
    const site = await fakeSite(ok);
    const simulator = await runningSimulator({ siteUrl: 'https://facet.example', siteConnectUrl: site.url });
    const { url } = await complete(simulator, 'b');
    expect(url.startsWith('https://facet.example/api/postbacks/b?')).toBe(true);
    expect(`https://facet.example${site.calls[0]?.target}`).toBe(url);
  });

  test.each(['1e3', ' 5', '5.', '-5', '12.345', ''])('an amount given as text (%j) goes out as written', async (amount) => {
    const site = await fakeSite(ok);
    const simulator = await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url });
    await complete(simulator, 'd', { amount });
    expect(site.query().get('currency_amount')).toBe(amount);
  });

  test('one postback many times is the same call many times', async () => {
    const site = await fakeSite(ok);
    const simulator = await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url });
    const { answers } = await complete(simulator, 'd', { times: 25 });
    expect(answers).toHaveLength(25);
    expect(new Set(site.calls.map(({ target }) => target)).size).toBe(1);
    expect(new Set(site.calls.map(({ headers }) => headers['x-ayetstudios-security-hash'])).size).toBe(1);
  });

  test('a reversal can come before its credit, and a transaction is never told in two ways', async () => {
    const site = await fakeSite(ok);
    const simulator = await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url });
    expect((await simulator.post('/sim/walls/c/reverse', { txnId: 'T1' })).status).toBe(404);
    const early = await simulator.post('/sim/walls/c/reverse', { txnId: 'T1', userId: member, amount: '120' });
    expect(await readJson(early)).toMatchObject({ state: 'accepted' });
    expect(await complete(simulator, 'c')).toMatchObject({ state: 'accepted' });
    expect([site.query(0).get('status'), site.query(1).get('status')]).toEqual(['0', '1']);
    const other = await simulator.post('/sim/walls/c/complete', { userId: member, txnId: 'T1', amount: 999 });
    expect(other.status).toBe(409);
    expect(site.calls).toHaveLength(2);
  });
});

describe('retries', () => {
  test.each(['a', 'b', 'c', 'd'] as const)('wall %s repeats the very same call until the site takes it', async (wall) => {
    const site = await fakeSite(down, down, ok);
    const simulator = await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url, ...atOnce });
    expect(await complete(simulator, wall)).toMatchObject({ state: 'retrying', answers: [down] });
    await expect.poll(async () => (await stateOf(simulator, wall)).state).toBe('accepted');
    expect(await stateOf(simulator, wall)).toEqual({ state: 'accepted', attempts: 3 });
    expect(new Set(site.calls.map(({ target }) => target)).size).toBe(1);
    expect(site.calls).toHaveLength(3);
  });

  test('each provider is content with its own kind of answer', async () => {
    const contentWith = async (wall: WallId, status: number, body: string) => {
      const site = await fakeSite({ status, body });
      const simulator = await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url });
      return (await complete(simulator, wall)).state === 'accepted';
    };
    expect(await contentWith('a', 202, 'anything')).toBe(true);
    expect(await contentWith('b', 204, '')).toBe(true);
    expect(await contentWith('c', 200, 'OK')).toBe(false);
    expect(await contentWith('c', 200, '1')).toBe(true);
    expect(await contentWith('d', 201, 'OK')).toBe(false);
    expect(await contentWith('d', 200, 'anything')).toBe(true);
    expect(await contentWith('a', 302, '')).toBe(false);
  });

  test.each([
    ['a', 6],
    ['d', 13],
  ] as const)('wall %s gives up after %i attempts', async (wall, attempts) => {
    const site = await fakeSite(down);
    const simulator = await runningSimulator({ siteUrl: site.url, siteConnectUrl: site.url, ...atOnce });
    await complete(simulator, wall);
    await expect.poll(async () => (await stateOf(simulator, wall)).state).toBe('refused');
    expect(site.calls).toHaveLength(attempts);
  });

  test('a site that cannot be reached is tried again', async () => {
    const simulator = await runningSimulator({ siteUrl: 'http://127.0.0.1:1', siteConnectUrl: 'http://127.0.0.1:1' });
    const answer = await complete(simulator, 'a');
    expect(answer).toMatchObject({ state: 'retrying', answers: [{ status: null }] });
  });
});
