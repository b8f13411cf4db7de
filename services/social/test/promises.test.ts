import { explainPromises, findPromises, readPromises } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promises } from '../src/audit/index.ts';
import { startSocial, type Social } from './support/start-social.ts';

let social: Social;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.remove());

/** What is handed to the wallet's audit of one member. */
const promised = async (memberId: string) => (await readPromises(social.service, social.env)).filter((each) => each.memberId === memberId);
/** `<kind> <amount> <state>` of each. */
const labelOf = (promises: Awaited<ReturnType<typeof promised>>) =>
  promises.map(({ key, amount, state }) => `${key.split(':')[0]} ${amount} ${state}`).toSorted();
/** Under which the wallet must have moved money, and under which it has. */
const keysOf = (promises: Awaited<ReturnType<typeof promised>>) =>
  promises
    .filter(({ amount }) => amount !== '5000.00')
    .map(({ key }) => key)
    .toSorted();
const bookedOf = (memberId: string) => social.wallet.keysOf(memberId, { undoneToo: true }).toSorted();

test('every record that promises money is handed over with its key, and matches what the wallet booked', async () => {
  const [person, referrer] = [await social.person(), await social.person()];
  const referred = await social.person({ referrer });
  const join_ = (id: string, who = person) => who.post(`/api/events/${id}/join`, {});
  const [kept, deleted, dear] = [await social.event(), await social.event(), await social.event({ entryFee: 5_000 })];
  for (const id of [kept, deleted, dear]) await join_(id);
  await social.operator('POST', `/api/admin/events/${kept}/end`);
  await social.operator('DELETE', `/api/admin/events/${deleted}`);
  await social.earns(referred, 10_000);
  await social.reverses(referred, await social.earns(referred, 20_000));
  await social.settled();
  expect(labelOf(await promised(person.id))).toEqual([
    'event-fee 5.00 moved',
    'event-fee 5.00 undone',
    'event-fee 5000.00 undone',
    'event-prize 100.00 moved',
  ]);
  expect(person.transfers().toSorted()).toEqual(['event_fee -500', 'event_fee -500', 'event_prize 10000', 'void 500']);
  expect(labelOf(await promised(referrer.id))).toEqual(['referral 2.00 moved', 'referral 4.00 undone']);
  for (const { id } of [person, referrer]) expect(keysOf(await promised(id))).toEqual(bookedOf(id));
});

test('the wallet alone is told, and finds what is new and single records by an index', async () => {
  const { service, env } = social;
  const ask = (caller: string) =>
    service.internal.inject({ url: '/internal/promises', headers: { authorization: env.keys.serviceAuthorization(caller, 'social') } });
  expect([(await ask('admin')).statusCode, (await ask('wallet')).statusCode]).toEqual([403, 200]);
  const [first, second] = await readPromises(service, env);
  expect(await findPromises(service, env, [first, second, { ...first, key: 'ghost:1' }] as never)).toEqual(
    expect.arrayContaining([first, second]),
  );
  expect(await findPromises(service, env, [{ memberId: first?.memberId ?? '', key: 'ghost:1' }])).toEqual([]);
  const plan = await explainPromises(service, promises);
  expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  expect(plan.filter((line) => line.includes('Index Cond')).length).toBeGreaterThanOrEqual(6);
});
