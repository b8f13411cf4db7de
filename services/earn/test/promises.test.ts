import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PromisePage } from '@facet/service-kit';
import { explainPromises, findPromises, readPromises } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promises } from '../src/audit/index.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

/** What is handed to the wallet's audit of one member. */
const promised = async (memberId: string) => (await readPromises(earn.service, earn.env)).filter((each) => each.memberId === memberId);

test('every earning is handed over with its key, and what has moved is what the wallet booked', async () => {
  const member = earn.aMember();
  const pays = async (wall: 'a' | 'b', amount: string) => {
    const claimed = aClaim({ member, amount });
    expect((await earn.send(providerCall(wall, claimed))).status).toBe(200);
    return claimed;
  };
  await pays('a', '12.50');
  const takenBack = await pays('a', '7.00');
  await earn.settled();
  await earn.send(providerCall('a', { ...takenBack, reversal: true }));
  await earn.operator('PATCH', '/api/admin/providers/b', { holdDays: 7 });
  await pays('b', '3.00');
  const cancelled = await pays('b', '4.00');
  await earn.send(providerCall('b', { ...cancelled, reversal: true }));
  await earn.settled();

  const his = await promised(member);
  expect(his.map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual([
    '12.50 moved',
    '3.00 undone',
    '4.00 undone',
    '7.00 undone',
  ]);
  expect(his.filter(({ state }) => state === 'moved').map(({ key }) => key)).toEqual(earn.wallet.keysOf(member));
});

test('one that the wallet has not taken yet is half way', async () => {
  const member = earn.aMember();
  earn.wallet.fail('before');
  await earn.send(providerCall('a', aClaim({ member, amount: '5.00' })));
  expect(await promised(member)).toMatchObject([{ amount: '5.00', state: 'open' }]);
  earn.wallet.fail('no');
  await earn.settled();
  expect(await promised(member)).toMatchObject([{ amount: '5.00', state: 'moved' }]);
});

test('the wallet alone is told, and finds what is new and single records by an index', async () => {
  const { service, env } = earn;
  const ask = (caller: string) =>
    service.internal.inject({ url: '/internal/promises', headers: { authorization: env.keys.serviceAuthorization(caller, 'earn') } });
  expect([(await ask('admin')).statusCode, (await ask('wallet')).statusCode]).toEqual([403, 200]);
  const [first, second] = await readPromises(service, env);
  expect(await findPromises(service, env, [first, second, { ...first, key: 'ghost:1' }] as never)).toEqual(
    expect.arrayContaining([first, second]),
  );
  expect(await findPromises(service, env, [{ memberId: first?.memberId ?? '', key: 'ghost:1' }])).toEqual([]);
  const plan = await explainPromises(service, promises);
  expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  expect(plan.filter((line) => line.includes('Index Cond')).length).toBeGreaterThanOrEqual(2);
});

test('the command prints the same, page by page, to its last', async () => {
  const main = join(import.meta.dirname, '../src/audit/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [main], { env: { DATABASE_URL: earn.env.variables['DATABASE_URL'] } });
  const pages = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PromisePage);
  expect(pages).toMatchObject([{ caller: 'earn', next: null, promises: await readPromises(earn.service, earn.env) }]);
});
