import { describe, expect, test } from 'vitest';
import {
  readJson,
  goodCookie,
  passesOf,
  personNamed,
  runningSimulator,
  signedIn,
  type ListedPass,
  type RunningSimulator,
} from './running-simulator.ts';

const orderOf = (pass: ListedPass) => ({ expectedCurrency: 1, expectedPrice: pass.price, expectedSellerId: pass.creator.creatorId });

async function buy(simulator: RunningSimulator, pass: ListedPass, changes: object = {}) {
  const headers = await signedIn(simulator);
  return simulator.post(`/v1/purchases/products/${pass.productId}`, { ...orderOf(pass), ...changes }, headers);
}

async function onePass(simulator: RunningSimulator, username: string): Promise<ListedPass> {
  const pass = (await passesOf(simulator, username))[1];
  if (pass === undefined) throw new Error(`${username} sells nothing`);
  return pass;
}

const robux = async (simulator: RunningSimulator) =>
  (await readJson(await simulator.request('/v1/user/currency', { headers: goodCookie }))).robux;

describe('the handshake', () => {
  test('without a cookie that works nothing is bought or shown', async () => {
    const simulator = await runningSimulator();
    const pass = await onePass(simulator, 'maker');
    for (const cookie of ['', '.ROBLOSECURITY=else', 'sim-good']) {
      const answer = await simulator.post(`/v1/purchases/products/${pass.productId}`, orderOf(pass), { cookie });
      expect(answer.status).toBe(401);
      expect((await simulator.request('/v1/user/currency', { headers: { cookie } })).status).toBe(401);
      expect((await simulator.request('/v1/users/authenticated', { headers: { cookie } })).status).toBe(401);
    }
  });

  test('a call without the token gets 403 and the token, and passes when repeated with it', async () => {
    const simulator = await runningSimulator();
    const pass = await onePass(simulator, 'maker');
    const path = `/v1/purchases/products/${pass.productId}`;
    const refused = await simulator.post(path, orderOf(pass), goodCookie);
    expect(refused.status).toBe(403);
    expect(await readJson(refused)).toEqual({ errors: [{ code: 0, message: 'Token Validation Failed' }] });
    const token = refused.headers.get('x-csrf-token') ?? '';
    expect(token).not.toBe('');
    expect((await simulator.post(path, orderOf(pass), { ...goodCookie, 'x-csrf-token': 'stale' })).status).toBe(403);
    expect((await simulator.post(path, orderOf(pass), { ...goodCookie, 'x-csrf-token': token })).status).toBe(200);
  });

  test('a challenged account reads, but is asked for a challenge before it changes anything', async () => {
    const simulator = await runningSimulator();
    const pass = await onePass(simulator, 'maker');
    const headers = await signedIn(simulator, { cookie: '.ROBLOSECURITY=sim-challenge' });
    expect((await simulator.request('/v1/users/authenticated', { headers })).status).toBe(200);
    const answer = await simulator.post(`/v1/purchases/products/${pass.productId}`, orderOf(pass), headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('x-csrf-token')).toBeNull();
    expect(answer.headers.get('rblx-challenge-type')).toBe('twostepverification');
    const metadata = Buffer.from(answer.headers.get('rblx-challenge-metadata') ?? '', 'base64').toString();
    expect(JSON.parse(metadata)).toMatchObject({ challengeId: answer.headers.get('rblx-challenge-id') });
  });
});

describe('a purchase', () => {
  test('takes its price from the purse, makes the bot the owner and stands in the transactions', async () => {
    const simulator = await runningSimulator();
    const pass = await onePass(simulator, 'vendor');
    const bot = await readJson(await simulator.request('/v1/users/authenticated', { headers: goodCookie }));
    const owned = () => simulator.get(`/v1/users/${bot.id}/items/1/${pass.id}/is-owned`);
    expect(await robux(simulator)).toBe(100_000);
    expect(await owned()).toBe(false);

    const answer = await readJson(await buy(simulator, pass));
    expect(answer).toMatchObject({ purchased: true, reason: 'Success', price: 100, balanceAfterSale: 99_900, sellerName: 'vendor' });
    expect(await robux(simulator)).toBe(99_900);
    expect(await owned()).toBe(true);
    const path = `/v2/users/${bot.id}/transactions?transactionType=Purchase&limit=10`;
    const { data } = await readJson(await simulator.request(path, { headers: goodCookie }));
    expect(data).toMatchObject([
      { transactionType: 'Purchase', details: { id: pass.id, type: 'GamePass' }, currency: { amount: -100 }, agent: { name: 'vendor' } },
    ]);
    expect((await simulator.get('/sim/purchases')).purchases).toMatchObject([{ passId: pass.id, price: 100 }]);
    const held = await simulator.get(`/game-passes/v1/users/${bot.id}/game-passes?count=100`);
    expect(held.gamePasses.map(({ gamePassId }: { gamePassId: number }) => gamePassId)).toContain(pass.id);
  });

  test('is refused with 200 and a reason: owned, changed, off sale, too dear', async () => {
    const simulator = await runningSimulator();
    const [first, second, third, fourth] = await passesOf(simulator, 'refuser');
    if (!first || !second || !third || !fourth) throw new Error('four passes are expected');
    const reasonOf = async (answer: Response) => {
      const body = await readJson(answer);
      return [answer.status, body.purchased, body.reason];
    };
    await buy(simulator, first);
    expect(await reasonOf(await buy(simulator, first))).toEqual([200, false, 'AlreadyOwned']);
    expect(await reasonOf(await buy(simulator, second, { expectedPrice: 99 }))).toEqual([200, false, 'PriceChanged']);
    expect(await reasonOf(await buy(simulator, second, { expectedSellerId: 1 }))).toEqual([200, false, 'SellerChanged']);
    await simulator.post(`/sim/passes/${third.id}`, { isForSale: false });
    expect(await reasonOf(await buy(simulator, third))).toEqual([200, false, 'NotForSale']);
    await simulator.post(`/sim/passes/${fourth.id}`, { price: 200_000 });
    expect(await reasonOf(await buy(simulator, fourth, { expectedPrice: 200_000 }))).toEqual([200, false, 'InsufficientFunds']);
    expect(await robux(simulator)).toBe(99_975);
  });

  test('fired twenty times at once buys once', async () => {
    const simulator = await runningSimulator();
    const pass = await onePass(simulator, 'crowded');
    const answers = await Promise.all(Array.from({ length: 20 }, async () => readJson(await buy(simulator, pass))));
    expect(answers.filter(({ purchased }) => purchased)).toHaveLength(1);
    expect(await robux(simulator)).toBe(99_900);
  });
});

describe('faults of the purchase', () => {
  test('rate-limited, error and challenge buy nothing', async () => {
    const simulator = await runningSimulator();
    const pass = await onePass(simulator, 'faulty');
    const buyUnder = async (purchase: string) => {
      await simulator.post('/sim/faults', { purchase });
      return buy(simulator, pass);
    };
    const limited = await buyUnder('rate-limited');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
    expect((await buyUnder('error')).status).toBe(500);
    const challenged = await buyUnder('challenge');
    expect([challenged.status, challenged.headers.has('rblx-challenge-id')]).toEqual([403, true]);
    expect((await simulator.get('/sim/purchases')).purchases).toEqual([]);
    await simulator.post('/sim/faults', {});
    expect(await readJson(await buy(simulator, pass))).toMatchObject({ purchased: true });
  });

  test('timeout-after-buying commits the purchase and never answers', async () => {
    const simulator = await runningSimulator();
    const pass = await onePass(simulator, 'vanishing');
    const headers = await signedIn(simulator);
    await simulator.post('/sim/faults', { purchase: 'timeout-after-buying' });
    const impatient = simulator.request(`/v1/purchases/products/${pass.productId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(orderOf(pass)),
      signal: AbortSignal.timeout(300),
    });
    await expect(impatient).rejects.toThrow(/abort|timeout/i);
    await simulator.post('/sim/faults', {});
    const { id } = await personNamed(simulator, 'FacetPayouts');
    expect(await simulator.get(`/v1/users/${id}/items/GamePass/${pass.id}/is-owned`)).toBe(true);
    expect(await readJson(await buy(simulator, pass))).toMatchObject({ reason: 'AlreadyOwned' });
    expect(await robux(simulator)).toBe(99_900);
  });
});
