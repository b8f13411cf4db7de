import { createECDH, createPublicKey, verify } from 'node:crypto';
import { ownDataGaps, startFakeService, until, type FakeService } from '@facet/service-kit/testing';
import { uuidv7 } from '@facet/service-kit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deliverMessage } from '../src/push/deliver-message.ts';
import { encryptMessage } from '../src/push/encrypt-message.ts';
import { ownData } from '../src/own-data/index.ts';
import { isQuiet } from '../src/push/quiet-hours.ts';
import { SenderKey } from '../src/push/sender-key.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

const url = (text: string) => Buffer.from(text, 'base64url');
/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const VAPID_KEY = Buffer.alloc(32, 9).toString('base64url');
const DEVICE = { endpoint: 'https://push.example.com/device-1', p256dh: EXAMPLE.p256dh, auth: EXAMPLE.auth };

test('a message is sealed as the standard has it', () => {
  const own = createECDH('prime256v1');
  own.setPrivateKey(EXAMPLE.sender, 'base64url');
  const device = { p256dh: url(EXAMPLE.p256dh), auth: url(EXAMPLE.auth) };
  expect(encryptMessage(EXAMPLE.text, device, own, url(EXAMPLE.salt)).toString('base64url')).toBe(EXAMPLE.sealed);
});

test('a push service is told who sends, for itself alone', () => {
  const sender = new SenderKey(VAPID_KEY, 'https://facet.example');
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(sender.authorizationFor(new URL('https://push.example.com/a'), 0)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(url(claims).toString())).toEqual({ aud: 'https://push.example.com', exp: 3600, sub: 'https://facet.example' });
  const point = url(key ?? '');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, url(signature))).toBe(true);
});

test.each([
  ['21:00', '08:00', '2026-01-10T02:59:59Z', false],
  ['21:00', '08:00', '2026-01-10T03:00:00Z', true],
  ['21:00', '08:00', '2026-01-10T06:00:00Z', true],
  ['21:00', '08:00', '2026-01-10T13:59:59Z', true],
  ['21:00', '08:00', '2026-01-10T14:00:00Z', false],
  ['08:00', '21:00', '2026-01-10T14:00:00Z', true],
  ['08:00', '21:00', '2026-01-10T06:00:00Z', false],
  ['00:00', '00:00', '2026-01-10T06:00:00Z', false],
])('from %s until %s in Mexico City, %s is quiet: %s', (from, until_, at, quiet) => {
  expect(isQuiet({ from, until: until_, timeZone: 'America/Mexico_City' }, new Date(at))).toBe(quiet);
});

test('a name that leads into a private network is not connected to', async () => {
  const call = { endpoint: 'https://push.example.com/a', headers: {}, body: Buffer.from('x') };
  for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254'])
    await expect(deliverMessage(call, () => Promise.resolve([{ address, family: 4 }]))).rejects.toThrow('private network');
});

describe('push notifications', () => {
  let wallet: TestWallet;
  let push: FakeService;
  let answer = 201;
  beforeAll(async () => {
    push = await startFakeService(() => ({ status: answer }));
    wallet = await startWallet({ VAPID_KEY, PUSH_STAND_IN: push.url });
  });
  afterAll(async () => {
    await wallet.remove();
    await push.stop();
  });

  const sid = new Map<string, string>();
  const as = (member: FakeMember) => {
    if (!sid.has(member.id)) sid.set(member.id, uuidv7());
    return wallet.as(member, { sid: sid.get(member.id) });
  };
  const isOn = async (member: FakeMember) => (await as(member).get('/api/inbox/push')).json().isOn;
  const pay = (member: FakeMember) => wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 4_400)] });
  const heard = (path: string) => push.calls.filter((call) => call.url === path);

  test('are off until they are asked for; then a device is told how many are new, sealed, and nothing else', async () => {
    const member = await wallet.member();
    expect(await isOn(member)).toBe(false);
    const on = await as(member).put('/api/inbox/push', { ...DEVICE, endpoint: 'https://push.example.com/told' });
    expect(on.json()).toEqual({
      publicKey: new SenderKey(VAPID_KEY, 'https://x').publicKey,
      isOn: true,
      muted: [],
      quiet: null,
    });
    await pay(member);
    await until('the push service was called', () => heard('/told').length > 0);
    const [call] = heard('/told');
    expect(call?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'inbox', ttl: '86400' });
    expect(call?.headers['authorization']).toMatch(/^vapid t=/);
    expect((await as(member).delete('/api/inbox/push')).json().isOn).toBe(false);
  });

  test('come once, though two replicas look at once', async () => {
    const replica = await wallet.replica({ VAPID_KEY, PUSH_STAND_IN: push.url });
    onTestFinished(() => wallet.end(replica));
    const members = [await wallet.member(), await wallet.member(), await wallet.member()];
    const pathOf = ({ id }: FakeMember) => `/both-${id}`;
    for (const member of members) {
      await as(member).put('/api/inbox/push', { ...DEVICE, endpoint: `https://push.example.com${pathOf(member)}` });
      await pay(member);
      await until('the push service was called', () => heard(pathOf(member)).length > 0);
    }
    expect(members.slice(0, 2).map((member) => heard(pathOf(member)).length)).toEqual([1, 1]);
  });

  test('end with their session, and when the push service no longer knows the device', async () => {
    const [away, gone] = [await wallet.member(), await wallet.member()];
    await as(away).put('/api/inbox/push', { ...DEVICE, endpoint: 'https://push.example.com/away' });
    await wallet.internal('identity', 'POST', '/internal/events', {
      specversion: '1.0',
      id: uuidv7(),
      source: '/identity',
      type: 'rewards.identity.session.ended.v1',
      subject: sid.get(away.id),
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { memberId: away.id, sessionId: sid.get(away.id) },
    });
    expect(await isOn(away)).toBe(false);
    answer = 410;
    await as(gone).put('/api/inbox/push', { ...DEVICE, endpoint: 'https://push.example.com/gone' });
    await pay(gone);
    await until('the device was forgotten', async () => !(await isOn(gone)));
    answer = 201;
    expect(heard('/away')).toEqual([]);
  });

  test('what the member muted lights up no screen', async () => {
    const member = await wallet.member();
    await as(member).post('/api/inbox/settings', { muted: ['wallet.credit'] });
    await as(member).put('/api/inbox/push', { ...DEVICE, endpoint: 'https://push.example.com/muted' });
    await pay(member);
    const other = await wallet.member();
    await as(other).put('/api/inbox/push', { ...DEVICE, endpoint: 'https://push.example.com/other' });
    await pay(other);
    await until('the one who was paid later is told', () => heard('/other').length > 0);
    expect(heard('/muted')).toEqual([]);
  });

  const CHOICES = '/api/inbox/push/choices';
  const TEST = '/api/inbox/push/test';
  const turnOn = (member: FakeMember, path: string) =>
    as(member).put('/api/inbox/push', { ...DEVICE, endpoint: `https://push.example.com${path}` });

  test('a device is told of the kinds that it is to be told of, though another one of the member is told of all', async () => {
    const member = await wallet.member();
    await turnOn(member, '/picky');
    const chosen = await as(member).put(CHOICES, { muted: ['wallet.credit'], quiet: null });
    expect(chosen.json()).toMatchObject({ isOn: true, muted: ['wallet.credit'], quiet: null });
    await wallet.as(member, { sid: uuidv7() }).put('/api/inbox/push', { ...DEVICE, endpoint: 'https://push.example.com/keen' });
    await pay(member);
    await until('the keen one is told of the credit', () => heard('/keen').length === 1);
    const tell = {
      specversion: '1.0',
      id: uuidv7(),
      source: '/social',
      type: 'rewards.social.member.notified.v1',
      subject: member.id,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { memberId: member.id, kind: 'rank_reached', values: { rank: 'Silver' } },
    };
    await wallet.internal('social', 'POST', '/internal/events', tell);
    await until('both are told of the rank', () => heard('/keen').length === 2 && heard('/picky').length > 0);
    expect(heard('/picky')).toHaveLength(1);
  });

  test('a device in its quiet hours is told nothing, then or later', async () => {
    const [asleep, awake] = [await wallet.member(), await wallet.member()];
    await turnOn(asleep, '/asleep');
    await turnOn(awake, '/awake');
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const quiet = (from: number, until: number) => ({ muted: [], quiet: { from: clock(from), until: clock(until), timeZone: 'UTC' } });
    await as(asleep).put(CHOICES, quiet(-2, 2));
    expect((await as(awake).put(CHOICES, quiet(2, -2))).json()).toMatchObject(quiet(2, -2));
    const tellAfterwards = async (path: string) => {
      const other = await wallet.member();
      await turnOn(other, path);
      await pay(other);
      await until('who was paid after them is told', () => heard(path).length > 0);
    };
    await pay(asleep);
    await pay(awake);
    await until('who is awake is told', () => heard('/awake').length > 0);
    await tellAfterwards('/meanwhile');
    await as(asleep).put(CHOICES, { muted: [], quiet: null });
    await tellAfterwards('/later');
    expect(heard('/asleep')).toEqual([]);
  });

  test('a device that is not told chooses nothing, and a zone must be known', async () => {
    const member = await wallet.member();
    const choose = async (timeZone: string) =>
      (await as(member).put(CHOICES, { muted: [], quiet: { from: '21:00', until: '08:00', timeZone } })).json().code;
    expect(await choose('UTC')).toBe('push_not_on');
    await turnOn(member, '/zone');
    expect(await choose('Mars/Olympus')).toBe('push_time_zone');
    expect((await as(member).put(CHOICES, { muted: [], quiet: { from: '24:00', until: '08:00', timeZone: 'UTC' } })).statusCode).toBe(400);
  });

  test('a test is sent at once, also in quiet hours, and not again and again', async () => {
    const member = await wallet.member();
    expect((await as(member).post(TEST, {})).json().code).toBe('push_not_on');
    await turnOn(member, '/tested');
    await as(member).put(CHOICES, { muted: [], quiet: { from: '00:00', until: '23:59', timeZone: 'UTC' } });
    expect((await as(member).post(TEST, {})).json()).toEqual({ isTaken: true });
    expect(heard('/tested')).toHaveLength(1);
    expect((await as(member).post(TEST, {})).json().code).toBe('push_just_tested');
    expect(heard('/tested')).toHaveLength(1);
  });

  test.each([
    'http://push.example.com/a',
    'https://push.example.com:8443/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://user:word@push.example.com/a',
    'https://push.example.com@127.0.0.1/a',
    'file:///etc/passwd',
  ])('%s is no address of a push service', async (endpoint) => {
    const refused = await as(await wallet.member()).put('/api/inbox/push', { ...DEVICE, endpoint });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'push_address']);
  });

  test('a point beside the curve is no key, nor is anything shorter', async () => {
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    for (const wrong of [{ p256dh }, { p256dh: 'AAAA' }, { auth: 'AAAA' }])
      expect((await as(await wallet.member()).put('/api/inbox/push', { ...DEVICE, ...wrong })).json().code).toBe('push_key');
  });

  test('each table about members is in what they are given, or is left out with a reason; nobody is given anybody else’s', async () => {
    expect(await ownDataGaps(wallet.service.kit.database, ownData)).toEqual([]);
    const [member, other] = [await wallet.member(), await wallet.member()];
    await pay(member);
    await as(member).put('/api/inbox/push', { ...DEVICE, endpoint: 'https://push.example.com/own' });
    const { parts, next } = (await as(member).get('/api/user/data/wallet')).json();
    expect(next).toBeNull();
    expect(parts.statement).toEqual([expect.objectContaining({ type: 'wall_credit', amount: 44, is_credit: true, balance_after: 44 })]);
    // Where its push service is, never the address: who has that and the keys can write to the device.
    expect(parts.push_devices).toEqual([
      { created_at: expect.any(String), muted: [], quiet: null, tested_at: null, push_service: 'push.example.com' },
    ]);
    const others = (await as(other).get('/api/user/data/wallet')).json().parts as Record<string, unknown[]>;
    expect(Object.values(others).flat()).toEqual([]);
  });
});
