import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';
import { openStream, type OpenedStream } from './open-stream.ts';

let wallet: TestWallet;
let ports: number[];
const opened: OpenedStream[] = [];

beforeAll(async () => {
  wallet = await startWallet();
  const other = await wallet.replica();
  ports = [(await wallet.service.listen()).port, (await other.listen()).port];
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(() => wallet.remove());

async function open(
  member: FakeMember,
  { replica = 0, claims = {} }: { replica?: number; claims?: Record<string, unknown> } = {},
): Promise<OpenedStream> {
  const stream = await openStream(ports[replica] ?? 0, wallet.env.keys.memberCookie(member.id, claims));
  opened.push(stream);
  return stream;
}
/** With a token that ends as soon as this machine can use one. */
async function opensAndEndsSoon(member: FakeMember): Promise<{ stream: OpenedStream; exp: number }> {
  for (let seconds = 2; ; seconds *= 2) {
    const exp = Math.floor(Date.now() / 1000) + seconds;
    const stream = await open(member, { claims: { exp } });
    if (stream.status === 200) return { stream, exp };
  }
}
const earn = (member: FakeMember, hundredths: number) =>
  wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, hundredths)] });
const tell = (type: string, data: object) =>
  wallet.internal('identity', 'POST', '/internal/events', {
    specversion: '1.0',
    id: uuidv7(),
    source: '/identity',
    type: `rewards.identity.${type}.v1`,
    subject: 'x',
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data,
  });

describe('a stream', () => {
  test('begins with a snapshot and shows each change, on whichever replica it happens', async () => {
    const member = await wallet.member(1_000);
    const streams = [await open(member), await open(member, { replica: 1 })];
    for (const stream of streams) {
      expect(stream.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      expect(await stream.event(0)).toEqual({ balance: '10.00', totalEarned: '10.00', delta: '0.00', type: 'snapshot' });
      expect(stream.text.startsWith('retry: 1000\n\n')).toBe(true);
    }
    await earn(member, 250);
    for (const stream of streams)
      expect(await stream.event(1)).toEqual({
        balance: '12.50',
        totalEarned: '12.50',
        delta: '2.50',
        type: 'wall_credit',
        provider: 'A survey',
      });
  });

  test('names the provider of a wall’s credit, and of no other; one whose name is too long for the others is left out', async () => {
    const member = await wallet.member(1_000);
    const stream = await open(member, { replica: 1 });
    await stream.event(0);
    const pay = async (change: object) => {
      const told = stream.events.length;
      await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 100, change)] });
      return (await stream.event(told)).provider;
    };
    expect(await pay({ reason: 'BitLabs · Shopping habits' })).toBe('BitLabs');
    expect(await pay({ reason: 'Promo code WINTER26', type: 'promo', account: 'promo' })).toBeUndefined();
    expect(await pay({ reason: `${'ü'.repeat(40)} · Shopping habits` })).toBeUndefined();
  });

  test('names the provider who took a credit back, and nobody where none paid it', async () => {
    const member = await wallet.member(1_000);
    const stream = await open(member, { replica: 1 });
    await stream.event(0);
    const takeBack = async (change: object) => {
      const told = stream.events.length;
      const paid = credit(member, 100, change);
      await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [paid] });
      await stream.event(told);
      await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: paid.key });
      return stream.event(told + 1);
    };
    expect(await takeBack({ reason: 'BitLabs · Shopping habits' })).toMatchObject({
      delta: '-1.00',
      type: 'reversed',
      provider: 'BitLabs',
    });
    const promo = await takeBack({ reason: 'Promo code WINTER26', type: 'promo', account: 'promo' });
    expect(promo).toMatchObject({ delta: '-1.00', type: 'reversed' });
    expect(promo.provider).toBeUndefined();
  });

  test('of a member without money begins at zero and hears nothing of others', async () => {
    const [member, other] = [await wallet.member(), await wallet.member()];
    const stream = await open(member);
    expect(await stream.event(0)).toEqual({ balance: '0.00', totalEarned: '0.00', delta: '0.00', type: 'snapshot' });
    await earn(other, 100);
    await earn(member, 200);
    expect(await stream.event(1)).toMatchObject({ balance: '2.00' });
  });

  test('ends on the right balance when 300 transfers come at once, its deltas adding up', async () => {
    const member = await wallet.member(1_000);
    const stream = await open(member);
    await stream.event(0);
    await Promise.all(Array.from({ length: 300 }, () => earn(member, 1)));
    await until('the last balance', () => stream.events.at(-1)?.balance === '13.00');
    const cents = stream.events.map(({ delta }) => Math.round(Number(delta) * 100));
    expect(cents.reduce((sum, delta) => sum + delta, 0)).toBe(300);
    const balances = stream.events.map(({ balance }) => Number(balance));
    expect(balances).toEqual(balances.toSorted((a, b) => a - b));
  });

  test('loses nothing between the snapshot and the first event', async () => {
    const member = await wallet.member();
    const stream = await Promise.all([open(member), ...Array.from({ length: 40 }, () => earn(member, 5))]).then(([first]) => first);
    await until('all of it', () => stream.events.at(-1)?.balance === '2.00');
    expect(stream.events[0]?.type).toBe('snapshot');
  });

  test('tells of what was returned and reversed', async () => {
    const member = await wallet.member(1_000);
    const stream = await open(member);
    await stream.event(0);
    const transfer = { ...credit(member, 400), direction: 'debit', type: 'bet', account: 'house' };
    await wallet.internal('games', 'POST', '/internal/transfers', { transfers: [transfer] });
    expect(await stream.event(1)).toMatchObject({ balance: '6.00', delta: '-4.00', type: 'bet' });
    await wallet.internal('games', 'POST', '/internal/transfers/void', { memberId: member.id, key: transfer.key });
    expect(await stream.event(2)).toMatchObject({ balance: '10.00', delta: '4.00', type: 'returned' });
  });
});

describe('a stream ends', () => {
  test('with its token', async () => {
    const member = await wallet.member();
    const { stream, exp } = await opensAndEndsSoon(member);
    await stream.event(0);
    await until('the end', () => stream.ended);
    expect(Date.now() / 1000).toBeGreaterThan(exp - 0.1);
  });

  test('when the member is suspended, on every replica, and none opens until they are enabled', async () => {
    const member = await wallet.member();
    const streams = [await open(member), await open(member, { replica: 1 })];
    const bystander = await open(await wallet.member());
    for (const stream of [...streams, bystander]) await stream.event(0);
    await tell('member.disabled', { memberId: member.id });
    await until('both ends', () => streams.every(({ ended }) => ended));
    expect(bystander.ended).toBe(false);
    expect((await open(member)).status).toBe(403);
    await tell('member.enabled', { memberId: member.id });
    expect((await open(member)).status).toBe(200);
  });

  test('when its session ends, and no other session’s', async () => {
    const member = await wallet.member();
    const [sid, otherSid] = [uuidv7(), uuidv7()];
    const [ending, staying] = [await open(member, { replica: 1, claims: { sid } }), await open(member, { claims: { sid: otherSid } })];
    for (const stream of [ending, staying]) await stream.event(0);
    await tell('session.ended', { memberId: member.id, sessionId: sid });
    await until('the end', () => ending.ended);
    await earn(member, 100);
    expect(await staying.event(1)).toMatchObject({ balance: '1.00' });
  });

  test('when it is the ninth of one member: the oldest', async () => {
    const member = await wallet.member();
    const streams: OpenedStream[] = [];
    for (let number = 0; number < 9; number++) streams.push(await open(member));
    await until('the oldest', () => streams[0]?.ended);
    expect(streams.slice(1).some(({ ended }) => ended)).toBe(false);
  });

  test('when the service closes, which is not held up by it', async () => {
    const service = await wallet.replica();
    const { port } = await service.listen();
    const stream = await openStream(port, wallet.env.keys.memberCookie((await wallet.member()).id));
    await stream.event(0);
    await service.public.close();
    await expect.poll(() => stream.ended).toBe(true);
  });
});

test('hears again after its database connection broke, and shows what it missed', async () => {
  const member = await wallet.member(500);
  const stream = await open(member);
  await stream.event(0);
  const { database } = wallet.service.kit;
  await database.raw(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'wallet live'",
  );
  await earn(member, 100);
  await until('the balance', () => stream.events.at(-1)?.balance === '6.00');
  await earn(member, 100);
  await until('the balance', () => stream.events.at(-1)?.balance === '7.00');
  expect(stream.ended).toBe(false);
});

test('is for members only', async () => {
  expect((await openStream(ports[0] ?? 0, 'session=forged')).status).toBe(401);
});

test('events that come twice or in the wrong order have their effect once: the newest name stays', async () => {
  const member = await wallet.member();
  const event = (username: string, time: string, id = uuidv7()) =>
    wallet.internal('identity', 'POST', '/internal/events', {
      specversion: '1.0',
      id,
      source: '/identity',
      type: 'rewards.identity.member.renamed.v1',
      subject: member.id,
      time,
      datacontenttype: 'application/json',
      data: { memberId: member.id, username },
    });
  const id = uuidv7();
  await event('newest', '2026-11-21T12:00:02Z', id);
  await event('older', '2026-11-21T12:00:01Z');
  await event('other', '2026-11-21T12:00:03Z', id);
  expect(await wallet.service.kit.database('members').where({ member_id: member.id }).first()).toMatchObject({ username: 'newest' });
});
