import { createHash, createHmac } from 'node:crypto';
import { SecretBox } from '@facet/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealAgain } from '../src/providers/index.ts';
import { aClaim, type Call, providerCall, publicUrl, wallMemberIds } from './provider-calls.ts';
import { at, newAddress } from './own-address.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

const update = (id: string, change: object) => earn.operator('PATCH', `/api/admin/providers/${id}`, change);
const wallIds = async () => ((await earn.as(earn.aMember(), 'GET', '/api/walls')).body['walls'] as { id: string }[]).map(({ id }) => id);

/** As TheoremReach documents it. */
function theoremReach(member: string, transaction: string, amount: string, secret: string, token = 'none'): Call {
  const target = `/api/postbacks/theoremreach/${token}?user_id=${member}&reward=${amount}&status=1&tx_id=${transaction}&offer_name=Pets`;
  const hash = createHmac('sha1', secret)
    .update(publicUrl + target)
    .digest('base64url');
  return { target: `${target}&hash=${hash}`, headers: {} };
}

/** As the Wannads family documents it. */
function wannads(values: { member: string; transaction: string; amount: string; status: string; uuid: string }): Call {
  const { member, transaction, amount, status, uuid } = values;
  const signature = createHash('md5').update(`${member}${transaction}${amount}family-secret`).digest('hex');
  const query = `subId=${member}&transId=${transaction}&reward=${amount}&status=${status}&uuid=${uuid}&signature=${signature}`;
  return { target: `/api/postbacks/wannads?${query}`, headers: {} };
}

describe('a provider of the catalogue', () => {
  test('does not exist before its secret, is switched on when all is filled in, and then credits', async () => {
    const member = earn.aMember();
    expect((await earn.send(theoremReach(member, 'T1', '5.00', 'reach-secret'))).status).toBe(404);
    expect(await update('theoremreach', { isEnabled: true })).toMatchObject({
      status: 400,
      body: {
        code: 'provider_incomplete',
        message: 'TheoremReach needs secret, postbackToken, publicIds.apiKey, range before it can be switched on',
      },
    });
    const token = await newAddress(earn, 'theoremreach');
    const call = theoremReach(member, 'T1', '5.00', 'reach-secret', token);
    expect((await earn.send(call)).status).toBe(404);
    const filled = await update('theoremreach', {
      secret: 'reach-secret',
      publicIds: { apiKey: 'k1' },
      range: '5-300 Robux',
      isEnabled: true,
    });
    expect(filled.body).toMatchObject({
      provider: { isEnabled: true, missing: [], hasSecret: true, updatedBy: 'a_admin', publicIds: { apiKey: 'k1' } },
    });
    expect(JSON.stringify(filled.body)).not.toContain('reach-secret');
    expect(await wallIds()).toEqual(['a', 'b', 'c', 'd', 'theoremreach']);
    const walls = (await earn.as(member, 'GET', '/api/walls')).body['walls'] as { id: string; url: string }[];
    expect(walls.at(-1)).toMatchObject({ label: 'TheoremReach', range: '5-300 Robux' });
    expect(walls.at(-1)?.url).toContain(
      `https://theoremreach.com/respondent_entry/direct?api_key=k1&user_id=${wallMemberIds.of('theoremreach', member)}&transaction_id=`,
    );

    // The sender list of the demonstration holds for every provider.
    expect(await earn.send(call)).toEqual({ status: 200, body: 'OK' });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(500n);
    expect(earn.wallet.calls().at(-1)?.body).toMatchObject({
      transfers: [{ account: 'wall:theoremreach', reason: 'TheoremReach · Pets' }],
    });
  });

  test('is changed whole or not at all, and the audit log has how it was, but never a secret', async () => {
    const secret = 'a-canary-secret';
    expect((await update('b', { holdDays: 7, secret })).body).toMatchObject({ provider: { holdDays: 7, activity: { accepted: 0 } } });
    await update('b', { holdDays: 0 });
    const refused = await update('notik', { holdDays: 5, isEnabled: true });
    expect(refused).toMatchObject({ status: 400, body: { code: 'provider_incomplete' } });
    const { body } = await earn.operator('GET', '/api/admin/providers', undefined, { role: 'moderator' });
    expect((body['providers'] as { id: string }[]).find(({ id }) => id === 'notik')).toMatchObject({ holdDays: 0, isEnabled: false });
    const acts = await earn.acts();
    expect(acts.filter(({ subject }) => subject.id === 'b')).toMatchObject([
      {
        action: 'provider.change',
        subject: { type: 'provider', label: 'BitLabs' },
        input: { holdDays: 7, secret: 'given' },
        before: { holdDays: 0 },
        end: { outcome: 'succeeded', after: { holdDays: 7 } },
      },
      { before: { holdDays: 7 } },
    ]);
    expect(acts.filter(({ subject }) => subject.id === 'notik')).toMatchObject([
      { input: { holdDays: 5 }, end: { outcome: 'failed', problem: (refused.body as { message: string }).message } },
    ]);
    expect(JSON.stringify([acts, body])).not.toContain('canary');
    expect((await earn.operator('PATCH', '/api/admin/providers/b', { holdDays: 1 }, { role: 'moderator' })).status).toBe(403);
    await earn.database('provider_settings').where({ provider: 'b' }).delete();
    // What is in force is read anew.
    await update('b', { holdDays: 0 });
  });

  test('keeps its secret encrypted, bound to its own row', async () => {
    await update('notik', { secret: 'clear-text-canary' });
    const { rows } = await earn.database.raw<{ rows: { text: string }[] }>(`select provider_settings::text as text from provider_settings`);
    expect(rows.map(({ text }) => text).join()).not.toContain(Buffer.from('clear-text-canary').toString('hex'));
    const { body } = await earn.operator('GET', '/api/admin/providers');
    expect(JSON.stringify(body)).not.toContain('clear-text-canary');
    await earn.database.raw(
      `insert into provider_settings (provider, updated_by, sealed_secret) select 'torox', 'thief', sealed_secret from provider_settings where provider = 'notik'`,
    );
    await update('torox', { holdDays: 1 });
    const providers = (await earn.operator('GET', '/api/admin/providers')).body['providers'] as { id: string; hasSecret: boolean }[];
    expect(providers.filter(({ hasSecret }) => hasSecret).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'notik', 'theoremreach']);
  });

  test('that signs nothing is not switched on without a list of senders', async () => {
    const token = { secret: 'token-1', publicIds: { wallId: '9' }, range: '1-10 Robux', isEnabled: true };
    await update('revu', { allowedSenders: null });
    const address = await newAddress(earn, 'revu');
    expect(await update('revu', { ...token, allowedSenders: [] })).toMatchObject({
      status: 400,
      body: { code: 'provider_setting_invalid' },
    });
    expect((await update('revu', { ...token, allowedSenders: ['203.0.113.7'] })).status).toBe(200);
    const target = `/api/postbacks/revu/${address}?uid=${earn.aMember()}&currency=5&currencytype=1&campaign=1&clicktimestamp=1&token=token-1`;
    expect((await earn.send({ target, headers: {} })).status).toBe(403);
    expect((await earn.send({ target, headers: { 'x-real-ip': '203.0.113.7' } })).status).toBe(200);
    expect((await earn.send({ target: `${target}x`, headers: { 'x-real-ip': '203.0.113.7' } })).status).toBe(403);
    const log = await earn.operator('GET', '/api/admin/postbacks?provider=revu');
    expect(JSON.stringify(log.body)).not.toContain('token-1');
    expect(log.body).toMatchObject({
      total: 3,
      postbacks: [{ reason: 'signature' }, { verdict: 'accepted', amount: '5.00' }, { reason: 'sender' }],
    });
  });
});

describe('a provider that signs each credit once and links reversals (the Wannads family)', () => {
  let call: (values: Parameters<typeof wannads>[0]) => Call;
  beforeAll(async () => {
    const token = await newAddress(earn, 'wannads');
    call = (values) => at(wannads(values), token);
    await update('wannads', { secret: 'family-secret', publicIds: { apiKey: 'k' }, range: '1-100 Robux', isEnabled: true });
  });

  test('credits once, also when the same signature is cut anew or comes under another link', async () => {
    const member = earn.aMember();
    const genuine = { member, transaction: 'T77', amount: '5.00', status: '1', uuid: 'u-1' };
    expect(await earn.send(call(genuine))).toEqual({ status: 200, body: 'OK' });
    expect(await earn.send(call(genuine))).toEqual({ status: 200, body: 'DUP' });
    expect(await earn.send(call({ ...genuine, uuid: 'u-2' }))).toEqual({ status: 200, body: 'DUP' });
    expect(await earn.send(call({ ...genuine, transaction: 'T7', amount: '75.00', uuid: 'u-3' }))).toEqual({ status: 200, body: 'DUP' });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(500n);
  });

  test('takes back by the link, before and after the credit, when an operator says so: the status is not signed', async () => {
    for (const order of ['12', '21']) {
      const member = earn.aMember();
      const calls = order
        .split('')
        .map((status) => call({ member, transaction: `T-${order}-${status}`, amount: '5.00', status, uuid: `link-${order}` }));
      for (const each of calls) expect((await earn.send(each)).status).toBe(200);
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(500n);
      const held = await earn
        .database('postbacks')
        .where({ transaction: `link-${order}`, outcome: 'reverse', verdict: 'noted' })
        .first('id');
      expect((await earn.operator('POST', `/api/admin/postbacks/${held.id}/replay`, { isDry: false })).status).toBe(200);
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(0n);
    }
  });
});

describe('what operators set', () => {
  test('a lower cap refuses what is above it, and is bounded itself', async () => {
    await update('c', { cap: '50' });
    expect((await earn.send(providerCall('c', aClaim({ member: earn.aMember(), amount: '50.01' })))).status).toBe(422);
    expect((await earn.send(providerCall('c', aClaim({ member: earn.aMember(), amount: '50.00' })))).status).toBe(200);
    for (const cap of ['0', '10000.01']) expect((await update('c', { cap })).status).toBe(400);
    await update('c', { cap: '10000' });
  });

  test('its own list of senders stands above the environment’s', async () => {
    const call = () => providerCall('d', aClaim({ member: earn.aMember() }));
    await update('d', { allowedSenders: ['203.0.113.0/24'] });
    expect((await earn.send(call())).status).toBe(403);
    expect((await earn.send({ ...call(), headers: { ...call().headers } }, { headers: { 'x-real-ip': '203.0.113.9' } })).status).toBe(403);
    const signed = call();
    expect((await earn.send(signed, { headers: { 'x-real-ip': '203.0.113.9' } })).status).toBe(200);
    expect((await update('d', { allowedSenders: ['nowhere'] })).body).toMatchObject({ code: 'provider_setting_invalid' });
    await update('d', { allowedSenders: null });
    expect((await earn.send(call())).status).toBe(200);
  });

  test('a wall that is switched off is not listed and credits nothing, while its reversals still count', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '8.00' });
    await earn.send(providerCall('b', claimed));
    await update('b', { isEnabled: false });
    expect(await wallIds()).not.toContain('b');
    const late = providerCall('b', aClaim({ member, amount: '8.00' }));
    expect((await earn.send(late)).status).toBe(422);
    expect((await earn.send(providerCall('b', { ...claimed, reversal: true }))).status).toBe(200);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    await update('b', { isEnabled: true });
    expect(await wallIds()).toContain('b');
  });

  test.each([
    ['nobody', { holdDays: 1 }, 404, 'provider_not_found'],
    ['a', { publicIds: { other: 'x' } }, 400, 'provider_setting_invalid'],
    ['revtoo', { frameAddress: 'http://wall.example/{memberId}' }, 400, 'provider_setting_invalid'],
    ['revtoo', { frameAddress: 'https://wall.example/' }, 400, 'provider_setting_invalid'],
    ['a', { holdDays: 91 }, 400, 'bad_request'],
    ['a', { secret: 'with blank' }, 400, 'bad_request'],
    ['a', { unknown: 1 }, 400, 'bad_request'],
    ['a', {}, 400, 'bad_request'],
  ])('%s with %j is refused', async (id, change, status, code) => {
    expect(await update(id, change)).toMatchObject({ status, body: { code } });
  });

  test('secrets are sealed again with a new key, and go on opening', async () => {
    const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64url')}`;
    const box = new SecretBox(`${key('new', 9)},${key('old', 8)}`);
    const database = earn.service.kit.database;
    const sealed = new SecretBox(key('old', 8)).seal('the-secret', 'provider_settings.sealed_secret:monlix');
    await database('provider_settings')
      .insert({ provider: 'monlix', sealed_secret: sealed, updated_by: 'otto' })
      .onConflict('provider')
      .merge();
    expect([await sealAgain(database, box), await sealAgain(database, box)]).toEqual([1, 0]);
    const row = await database('provider_settings').where({ provider: 'monlix' }).first<{ sealed_secret: Buffer }>();
    expect(new SecretBox(key('new', 9)).open(row.sealed_secret, 'provider_settings.sealed_secret:monlix')).toBe('the-secret');
    await database('provider_settings').where({ provider: 'monlix' }).delete();
  });

  test('secrets are refused where there is no key to keep them under', async () => {
    const keyless = await startEarn({ SECRETS_KEYS: '' });
    const answer = await keyless.operator('PATCH', '/api/admin/providers/notik', { secret: 'some-secret' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'secrets_key_missing' } });
    await keyless.close();
  });
});

test.each([
  ['PATCH', '/api/admin/providers/theoremreach'],
  ['PATCH', '/api/admin/reward-amounts'],
  ['GET', '/api/admin/code-batches/01890000-0000-7000-8000-000000000000/codes.csv'],
] as const)('a session alone is not enough for %s %s: it asks for a sign-in of the last ten minutes', async (method, url) => {
  const headers = earn.env.keys.operatorPass({ signedInAt: new Date(Date.now() - 11 * 60_000) });
  const answer = await earn.service.public.inject({ method, url, headers });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_again']);
});
