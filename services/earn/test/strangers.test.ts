import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

const MOST_IN_A_MINUTE = 300;

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
  // As in production: wall c publishes no addresses, its signature alone has to do.
  await earn.operator('PATCH', '/api/admin/providers/c', { allowedSenders: [] });
});
afterAll(() => earn.close());

const from = (address: string) => ({ headers: { 'x-real-ip': address } });
const forged = () => providerCall('c', aClaim({ member: earn.aMember() }), 'a secret that is not theirs');
const kept = async (network: string) => (await earn.database('postbacks').where('address', 'like', `${network}%`).select('id')).length;

test('keeps no more of a network’s forged calls than its share, and all that is genuine', async () => {
  const network = '2001:db8:7:7:';
  const answers: number[] = [];
  for (let call = 0; call < MOST_IN_A_MINUTE + 20; call++)
    answers.push((await earn.send(forged(), from(`${network}:${call.toString(16)}`))).status);
  expect(new Set(answers).size).toBe(1);
  expect(await kept(network)).toBe(MOST_IN_A_MINUTE);

  const member = earn.aMember();
  const credit = providerCall('c', aClaim({ member, amount: '3.00' }));
  expect((await earn.send(credit, from(`${network}:1`))).status).toBe(200);
  await earn.settled();
  expect(earn.wallet.balanceOf(member)).toBe(300n);

  // So many from all together are a flood: of another network a few are kept, and all that is genuine.
  for (let call = 0; call < 8; call++) await earn.send(forged(), from('2001:db8:8:8::1'));
  expect(await kept('2001:db8:8:8:')).toBe(5);
  expect((await earn.send(providerCall('c', aClaim({ member, amount: '4.00' })), from('2001:db8:8:8::1'))).status).toBe(200);
  await earn.settled();
  expect(earn.wallet.balanceOf(member)).toBe(700n);
});

test('asks the gateway to hold off who sends nothing else, and nobody of whom something was genuine', async () => {
  const holdOff = async (call: ReturnType<typeof forged>, address: string) => (await earn.send(call, from(address))).holdOffSeconds;
  const [stranger, provider] = ['2001:db8:9:9::1', '2001:db8:a:a::1'];
  expect(await holdOff(providerCall('c', aClaim({ member: earn.aMember() })), provider)).toBeUndefined();
  for (let call = 0; call < MOST_IN_A_MINUTE; call++) for (const address of [stranger, provider]) await earn.send(forged(), from(address));
  expect(await holdOff(forged(), provider)).toBeUndefined();
  const seconds = await holdOff(forged(), stranger);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await holdOff(providerCall('c', aClaim({ member: earn.aMember() })), stranger)).toBeUndefined();
  expect(await holdOff(forged(), stranger)).toBeUndefined();
});

test('keeps every call from a wall’s own addresses, also those that fail', async () => {
  const wrong = () => providerCall('a', aClaim({ member: earn.aMember() }), 'a secret that has changed');
  for (let call = 0; call < MOST_IN_A_MINUTE + 5; call++)
    expect((await earn.send(wrong(), from('127.0.0.1'))).holdOffSeconds).toBeUndefined();
  expect(await kept('127.0.0.1')).toBe(MOST_IN_A_MINUTE + 5);
});

test('takes no body that is longer than a postback', async () => {
  const call = { ...forged(), target: `${forged().target}&x=long` };
  expect((await earn.send(call, { method: 'POST', body: 'x'.repeat(8_193) })).status).toBe(413);
  expect(await earn.database('postbacks').where({ target: call.target }).first('id')).toBeUndefined();
});
