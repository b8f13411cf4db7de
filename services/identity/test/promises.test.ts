import { explainPromises, findPromises, readPromises, until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promises } from '../src/audit/index.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

const register = async (name: string, bonus: string) => {
  await site.set('welcome_bonus', bonus);
  site.platform.add({ name });
  const { id } = (await site.browser().signIn(name)).json() as { id: string };
  await site.set('welcome_bonus', '0');
  return id;
};

test('every welcome bonus is handed over: half way until the wallet has booked it', async () => {
  site.wallet.answer(() => 'cut');
  const id = await register('Promised', '12.5');
  const none = await register('Unpromised', '0');
  const handed = async () => (await readPromises(site.service, site.env)).filter(({ memberId }) => [id, none].includes(memberId));
  const promised = { memberId: id, key: `welcome:${id}`, amount: '12.50' };
  expect(await handed()).toMatchObject([{ ...promised, state: 'open' }]);
  site.wallet.works();
  await until('it is booked', async () => (await handed())[0]?.state === 'moved');
});

test('the wallet alone is told, and finds what is new and single records by an index', async () => {
  const { service, env } = site;
  await register('One', '1');
  await register('Two', '2');
  const ask = (caller: string) =>
    service.internal.inject({ url: '/internal/promises', headers: { authorization: env.keys.serviceAuthorization(caller, 'identity') } });
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
