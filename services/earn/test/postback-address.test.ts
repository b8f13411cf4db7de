import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, newAddress } from './own-address.ts';
import { aClaim, type Call, providerCall, publicUrl } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

interface Provider {
  id: string;
  postbackPath: string;
  missing: string[];
  isEnabled: boolean;
  address: { madeAt: string | null; madeBy: string | null; oldEndsAt: string | null; isBareTaken: boolean };
}
async function providerOf(id: string, of = earn): Promise<Provider | undefined> {
  const { body } = await of.operator('GET', '/api/admin/providers');
  return (body['providers'] as Provider[]).find((provider) => provider.id === id);
}
const kept = async ({ target }: Call) => (await earn.database('postbacks').where({ target })).length;
const aCall = (wall: 'a' | 'c' | 'd' = 'c') => providerCall(wall, aClaim({ member: earn.aMember(), amount: '5.00' }));
const statusOf = async (call: Call) => (await earn.send(call)).status;

test('a provider is called at its own address; at any other it is nobody, which is counted and kept nowhere', async () => {
  expect(await providerOf('c')).toMatchObject({
    postbackPath: '/api/postbacks/c',
    address: { madeAt: null, oldEndsAt: null, isBareTaken: true },
  });
  const token = await newAddress(earn, 'c');
  expect(token).toMatch(/^[\w-]{43}$/);
  const genuine = aCall();
  const unknown = { ...genuine, target: genuine.target.replace('/postbacks/c', '/postbacks/nobody/x') };
  const { status, body } = await earn.send(unknown);
  const shape = (text: string) => ({ ...(JSON.parse(text) as object), requestId: '' });
  for (const wrong of [
    genuine,
    at(genuine, ''),
    at(genuine, `${token.slice(0, -1)}!`),
    at(genuine, token.toLowerCase()),
    at(genuine, '%2e'),
  ]) {
    const answer = await earn.send(wrong);
    expect([wrong.target, answer.status, shape(answer.body)]).toEqual([wrong.target, status, shape(body)]);
    expect(await kept(wrong)).toBe(0);
  }
  expect(status).toBe(404);
  const { body: metrics } = await earn.service.internal.inject('/metrics');
  expect(metrics).toMatch(/wall_postbacks_total\{wall="c",verdict="refused",reason="token",service="earn"\} 5\n/);
  expect(await statusOf(at(genuine, token))).toBe(200);
  expect(await statusOf(at(aCall('d'), token)), 'another provider’s token').toBe(404);
});

test('an address is told once; the audit log, the list and the log of calls do not have it', async () => {
  const answer = await earn.operator('POST', '/api/admin/providers/d/address', { keepsOldHours: 0 });
  const address = answer.body['address'] as string;
  expect(address).toMatch(new RegExp(`^${publicUrl}/api/postbacks/d/[\\w-]{43}$`));
  const token = address.split('/').at(-1) ?? '';
  const call = at(aCall('d'), token);
  await earn.send(call);
  const seen = [
    (await earn.operator('GET', '/api/admin/providers')).text,
    (await earn.operator('GET', '/api/admin/postbacks?provider=d')).text,
    (await earn.operator('GET', '/api/admin/postbacks.csv')).text,
    JSON.stringify(await earn.acts()),
  ];
  expect(seen.filter((text) => text.includes(token))).toEqual([]);
  expect(seen[1]).toContain('/api/postbacks/d/***?');
  expect(await providerOf('d')).toMatchObject({ postbackPath: '/api/postbacks/d/***', address: { madeBy: 'a_admin', isBareTaken: false } });
  const { rows } = await earn.database.raw<{ rows: { text: string }[] }>('select postback_tokens::text as text from postback_tokens');
  expect(rows.some(({ text }) => text.includes(Buffer.from(token).toString('hex')))).toBe(false);
  expect((await earn.acts()).at(-1)).toMatchObject({ action: 'provider.new_address', subject: { id: 'd', label: 'ayeT-Studios' } });
});

test('the addresses of before are good for as long as the operator says', async () => {
  const first = await newAddress(earn, 'a', 24);
  expect(await statusOf(aCall('a')), 'without a token, as before').toBe(200);
  const second = await newAddress(earn, 'a', 24);
  for (const token of [first, second]) expect(await statusOf(at(aCall('a'), token))).toBe(200);
  expect(Date.parse((await providerOf('a'))?.address.oldEndsAt ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  const third = await newAddress(earn, 'a', 0);
  expect(await Promise.all([at(aCall('a'), first), at(aCall('a'), second), aCall('a'), at(aCall('a'), third)].map(statusOf))).toEqual([
    404, 404, 404, 200,
  ]);
  expect(await providerOf('a')).toMatchObject({ address: { oldEndsAt: null, isBareTaken: false } });
});

test('only an admin makes one, of a provider that there is, for a week at most', async () => {
  const make = (id: string, keepsOldHours: number, role: 'admin' | 'moderator') =>
    earn.operator('POST', `/api/admin/providers/${id}/address`, { keepsOldHours }, { role });
  expect((await make('b', 0, 'moderator')).status).toBe(403);
  expect((await make('nobody', 0, 'admin')).body).toMatchObject({ code: 'provider_not_found' });
  expect((await make('b', 169, 'admin')).status).toBe(400);
});

test('in production no provider is known without a token, nor listed', async () => {
  const production = await startEarn({ NODE_ENV: 'production', WALL_IDS_KEY: 'a-key-of-our-own', WALL_ALLOWED_ADDRESSES: '127.0.0.1' });
  const call = () => providerCall('b', aClaim({ member: production.aMember() }));
  expect((await production.send(call())).status).toBe(404);
  expect(await providerOf('b', production)).toMatchObject({ isEnabled: false, missing: ['postbackToken'] });
  await newAddress(production, 'b');
  expect(await providerOf('b', production)).toMatchObject({ isEnabled: true, missing: [] });
  await production.close();
});
