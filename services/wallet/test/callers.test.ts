import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { callerNames } from '@facet/money-kit';
import { FlowMeter } from '../src/callers/index.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
let member: FakeMember;
/** In a minute each may move a sixth: ten transfers, and 100 R$. Each test has a caller of its own. */
beforeAll(async () => {
  wallet = await startWallet();
  for (const caller of callerNames)
    Object.assign(wallet.settings, { [`${caller}_hourly_amount`]: '600', [`${caller}_hourly_transfers`]: '60' });
  member = await wallet.member();
});
afterAll(() => wallet.remove());

const database = () => wallet.service.kit.database;
const kinds: Record<string, object> = {
  games: { type: 'game_win', account: 'house' },
  identity: { type: 'welcome_bonus', account: 'house' },
  social: { type: 'event_prize', account: 'events' },
};
const of = (caller: string, amount: number, change: object = {}) => ({ ...credit(member, amount), ...kinds[caller], ...change });
const ask = (caller: string, transfers: object[], service = wallet.service) =>
  service.internal.inject({
    method: 'POST',
    url: '/internal/transfers',
    headers: { authorization: wallet.env.keys.serviceAuthorization(caller, 'wallet') },
    payload: { transfers },
  });
const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;
const toldOf = (caller: string, transfers: number) =>
  until(`${transfers} transfers of ${caller} told`, async () => {
    const [row] = await database()('caller_flows').where({ caller }).sum<{ transfers: string }[]>({ transfers: 'transfers' });
    return Number(row?.transfers) === transfers;
  });

test('a caller over its limit is refused as a whole, and no other; the same call is done later', async () => {
  expect(await status('earn', [of('earn', 6_000)])).toBe(200);
  const kept = [of('earn', 3_000), of('earn', 1_001)];
  const refused = await ask('earn', kept);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'caller_over_limit', '60']);
  expect(await status('games', [of('games', 9_000)])).toBe(200);
  expect(await status('earn', [of('earn', 4_000)])).toBe(200);
  expect(await status('earn', [of('earn', 1)])).toBe(429);
  expect((await wallet.internal('earn', 'GET', `/internal/balances/${member.id}`)).json()).toMatchObject({ balance: '190.00' });
  expect(await wallet.service.kit.metrics.metrics()).toContain(
    'wallet_caller_refused_total{caller="earn",direction="credit",service="wallet"} 2',
  );
  await toldOf('earn', 2);
  await database().raw(`update caller_flows set slot = slot - interval '2 minutes' where caller = 'earn'`);
  await until('it is done', async () => (await status('earn', kept)) === 200);
});

test('calls under way count, so that many at once do not pass', async () => {
  const asked = await Promise.all(Array.from({ length: 15 }, () => status('identity', [of('identity', 1)])));
  expect(asked.filter((each) => each === 200)).toHaveLength(10);
  expect(asked.filter((each) => each === 429)).toHaveLength(5);
});

test('what moves nothing counts for nothing; credits and debits count apart; undoing and what a debit holds pass', async () => {
  const [prize, fee] = [of('social', 3_000), of('social', 10_000, { direction: 'debit', type: 'event_fee' })];
  for (let time = 0; time < 12; time += 1) expect(await status('social', [prize])).toBe(200);
  expect(await status('social', [of('social', 2_000, { type: 'wall_credit' })])).toBe(403);
  expect(await status('social', [of('social', 7_000), of('social', 0)])).toBe(200);
  expect(await status('social', [of('social', 1)])).toBe(429);
  expect(await status('social', [fee])).toBe(200);
  expect(await status('social', [{ ...fee, key: uuidv7(), amount: '0.01' }])).toBe(429);
  for (const [op, key] of Object.entries({ reverse: prize.key, void: fee.key }))
    expect((await wallet.internal('social', 'POST', `/internal/transfers/${op}`, { memberId: member.id, key })).json().status).toBe('ok');
});

test('one transfer above a minute’s share passes in a minute, beside that share, as far as the hour allows', async () => {
  const move = (amount: number) => status('games', [of('games', amount)]);
  const nextMinute = async (large: number) => {
    await until(`${large} large ones are written down`, async () => {
      const found = await database()('caller_flows').where({ caller: 'games', direction: 'large_credit' }).select('transfers');
      return found.reduce((count, { transfers }) => count + Number(transfers), 0) === large;
    });
    await database().raw(`update caller_flows set slot = slot - interval '2 minutes' where caller = 'games'`);
  };
  expect(await move(20_000)).toBe(200);
  expect(await move(10_001)).toBe(429);
  expect(await move(1_000)).toBe(200);
  expect(await status('games', [of('games', 10_001), of('games', 10_002)])).toBe(429);
  await nextMinute(1);
  await until('the next large one passes', async () => (await move(20_000)) === 200);
  await nextMinute(2);
  await until('a usual one passes', async () => (await move(5_000)) === 200);
  expect(await move(10_001)).toBe(429);
});

test('all replicas count together, the next one too, and over an hour', async () => {
  await toldOf('identity', 10);
  await database().raw(`update caller_flows set slot = slot - interval '90 minutes' where caller = 'identity'`);
  const other = await wallet.replica();
  await until('what it did before is forgotten', async () => (await status('identity', [of('identity', 9_000)])) === 200);
  await toldOf('identity', 11);
  const barred = of('identity', 1_001);
  await wallet.internal('identity', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: barred.key });
  await until('the other knows', async () => (await status('identity', [barred], other)) === 429);
  expect(await status('identity', [of('identity', 1_001)], await wallet.replica())).toBe(429);
  await database().raw(
    `update caller_flows set slot = slot - interval '30 minutes', amount = 59901 where caller = 'identity' and amount = 9000`,
  );
  const next = await wallet.replica();
  expect(await status('identity', [of('identity', 100)], next)).toBe(429);
  expect(await status('identity', [of('identity', 99)], next)).toBe(200);
});

test.each(['delete', 'select'])('what was told counts once, though the database fails at the %s after it', async (step) => {
  let fails = true;
  const failing = new Proxy(database(), {
    get: (target, name) => {
      if (name !== 'raw') return Reflect.get(target, name) as unknown;
      return (sql: string, values: object = {}) =>
        fails && sql.startsWith(step) ? Promise.reject(new Error('away')) : target.raw(sql, values as never);
    },
  });
  const settings = { find: (key: string) => Promise.resolve(key.endsWith('amount') ? '600' : '60') };
  const meter = new FlowMeter({ ...wallet.service.kit, database: failing, settings, metrics: new Registry() } as never);
  const move = (amountHundredths: bigint) =>
    meter.within(`probe-${step}`, [{ op: 'credit', amountHundredths }] as never, () => Promise.resolve([{ status: 'ok' }]));
  await move(6_000n);
  await expect(meter.sync()).rejects.toThrow('away');
  fails = false;
  await meter.sync();
  await move(4_000n);
  await expect(move(1n)).rejects.toMatchObject({ code: 'caller_over_limit' });
});
