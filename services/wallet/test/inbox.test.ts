import { uuidv7 } from '@facet/service-kit';
import { restBy, until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noticeMoney } from '../src/inbox/notice-money.ts';
import { openStream, type OpenedStream } from './live/open-stream.ts';
import { tell } from './support/tell.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
const opened: OpenedStream[] = [];
beforeAll(async () => {
  // The wallet's own job would hold the row that `noticeMoney` passes over: here it never has a turn, nor has any
  // other.
  restBy(({ stopping }) => new Promise((resolve) => stopping.addEventListener('abort', resolve)));
  wallet = await startWallet();
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(async () => {
  restBy(undefined);
  await wallet.remove();
});

interface Notice {
  id: string;
  kind: string;
  values: Record<string, string>;
  line: object | null;
  isNew: boolean;
}
const database = () => wallet.service.kit.database;
const list = async (member: FakeMember, query = ''): Promise<Notice[]> =>
  (await wallet.as(member).get(`/api/inbox${query}`)).json().notices;
const kinds = async (member: FakeMember) => (await list(member)).map(({ kind }) => kind);
const unread = async (member: FakeMember) => (await wallet.as(member).get('/api/inbox/unread')).json().count;
const transfer = (transfers: object[], caller = 'earn') => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });
const told = (member: FakeMember, kind: string, values: object, id?: string) => tell(wallet, member, kind, values, id);

describe('notices of the money', () => {
  test('are one for each credit and its reversal, however often they are looked for', async () => {
    const member = await wallet.member();
    const paid = credit(member, 4_400, { reason: 'BitLabs · Shopping habits' });
    await transfer([paid]);
    await Promise.all([noticeMoney(database()), noticeMoney(database())]);
    await noticeMoney(database());
    expect(await list(member)).toEqual([
      {
        id: expect.any(String),
        kind: 'wallet.credit',
        values: { amount: '44.00', type: 'wall_credit', reason: 'BitLabs · Shopping habits', source: 'earn' },
        line: {
          kind: 'wall.offer',
          values: { provider: 'BitLabs', offer: 'Shopping habits' },
          text: 'BitLabs · Shopping habits',
        },
        at: expect.stringMatching(/Z$/),
        isNew: true,
      },
    ]);
    const reversed = await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: paid.key });
    expect(reversed.statusCode).toBe(200);
    await noticeMoney(database());
    expect(await kinds(member)).toEqual(['wallet.reversal', 'wallet.credit']);
  });

  test('say why in parts, where a transfer and no operator gave the reason', async () => {
    const member = await wallet.member();
    await transfer([credit(member, 2_500, { type: 'promo', account: 'promo', reason: 'Promo code WINTER26' })]);
    await wallet.adjust(member, '1.00', 'Promo code WINTER26');
    await noticeMoney(database());
    const text = 'Promo code WINTER26';
    const lineOf = async (type: string) => (await list(member)).find(({ values }) => values['type'] === type)?.line;
    expect(await lineOf('promo')).toEqual({ kind: 'promo.code', values: { code: 'WINTER26' }, text });
    expect(await lineOf('adjustment')).toEqual({ kind: null, values: {}, text });
  });

  test('miss nothing that commits late', async () => {
    const member = await wallet.member();
    const client = await database().transaction();
    await client.raw('select pg_current_xact_id()');
    await client.raw(
      `insert into transfers values (?, 1, gen_random_uuid(), 'wall:a', 'available', 100, 'wall_credit', 'late', 'earn', 'late', false, 100, 0, clock_timestamp())`,
      [member.id],
    );
    // Without a margin: what is under way alone holds the mark back.
    await noticeMoney(database(), 0);
    await noticeMoney(database(), 0);
    expect(await kinds(member)).toEqual([]);
    await client.commit();
    await noticeMoney(database(), 0);
    expect(await kinds(member)).toEqual(['wallet.credit']);
  });

  test('miss nothing when the clock falls back behind what was looked at', async () => {
    const member = await wallet.member();
    await database().raw("update notices_until set until = clock_timestamp() + interval '1 hour'");
    await transfer([credit(member, 1_000)]);
    await noticeMoney(database());
    await noticeMoney(database());
    expect(await kinds(member)).toEqual(['wallet.credit']);
  });

  test('are none of bets and wins, but one of each stake that comes back', async () => {
    const member = await wallet.member();
    const bet = credit(member, 100, { direction: 'debit', account: 'house', type: 'bet' });
    await transfer([credit(member, 1_000)]);
    await transfer([bet], 'games');
    await transfer([credit(member, 180, { account: 'house', type: 'game_win' })], 'games');
    await noticeMoney(database());
    expect(await kinds(member)).toEqual(['wallet.credit']);
    await wallet.internal('games', 'POST', '/internal/transfers/void', { memberId: member.id, key: bet.key });
    await noticeMoney(database());
    await noticeMoney(database());
    expect(await list(member, '?kinds=wallet.returned')).toMatchObject([{ values: { amount: '1.00', type: 'bet' } }]);
  });

  test('tell how a withdrawal ended', async () => {
    const [paid, refused] = [await wallet.held(250), await wallet.held(100)];
    await wallet.payByHand(paid.id, paid.passId, 250);
    await wallet.process(refused.id, { status: 'failed', rejectionReason: 'The price changed' });
    await noticeMoney(database());
    const [payment] = await list(paid.member, '?kinds=wallet.withdrawal_paid');
    expect(payment?.values).toMatchObject({
      amount: '250.00',
      gamepass: `Pass ${paid.passId}`,
      withdrawal: paid.id,
      told: 'arrives',
      arrivesAmount: '175.00',
      pending: 'days',
      pendingDays: '5',
    });
    const [refusal] = await list(refused.member, '?kinds=wallet.withdrawal_refused,wallet.withdrawal_paid');
    expect(refusal).toMatchObject({
      kind: 'wallet.withdrawal_refused',
      values: { amount: '100.00', reason: 'The price changed', withdrawal: refused.id },
      line: null,
    });
    expect(refusal?.values).not.toHaveProperty('arrivesAmount');
  });
});

describe('notices of other domains', () => {
  test('are taken once, with kinds that the wallet does not know', async () => {
    const member = await wallet.member();
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => told(member, 'rank_reached', { rank: 'Silver' }, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await list(member)).toMatchObject([{ id, kind: 'social.rank_reached', values: { rank: 'Silver' } }]);
  });

  test('are refused when they are none, and nobody speaks for another domain', async () => {
    const member = await wallet.member();
    expect((await told(member, 'Not A Kind', {})).statusCode).toBe(400);
    expect(await list(member)).toEqual([]);
  });
});

describe('the inbox', () => {
  test('is paged from the newest, and forgets what is older than 90 days', async () => {
    const member = await wallet.member();
    for (let number = 0; number < 5; number++) await told(member, 'rank_reached', { rank: `${number}` });
    await database()('notices')
      .where({ member_id: member.id })
      .whereRaw(`"values"->>'rank' = '0'`)
      .update({ at: new Date(Date.now() - 91 * 86_400_000) });
    const first = (await wallet.as(member).get('/api/inbox?limit=3')).json();
    const second = (await wallet.as(member).get(`/api/inbox?limit=3&cursor=${first.nextCursor}`)).json();
    expect([...first.notices, ...second.notices].map(({ values }: Notice) => values['rank'])).toEqual(['4', '3', '2', '1']);
    expect(second.nextCursor).toBeNull();
  });

  test('counts what is new until it is read, and never back', async () => {
    const member = await wallet.member();
    await told(member, 'rank_reached', { rank: 'Silver' });
    await told(member, 'rank_reached', { rank: 'Gold' });
    expect(await unread(member)).toBe(2);
    const [newest, oldest] = await list(member);
    const read = (upTo: string | undefined) => wallet.as(member).post('/api/inbox/read', { upTo });
    expect((await read(newest?.id)).json()).toEqual({ count: 0 });
    await read(oldest?.id);
    expect((await list(member)).map(({ isNew }) => isNew)).toEqual([false, false]);
    await told(member, 'rank_reached', { rank: 'Platinum' });
    expect(await unread(member)).toBe(1);
  });

  test('is counted by kind, shows what is new alone, and is read as a whole up to its newest', async () => {
    const member = await wallet.member();
    const counts = async () => (await wallet.as(member).get('/api/inbox/counts')).json();
    expect(await counts()).toEqual({ kinds: [], newest: null });
    await told(member, 'rank_reached', { rank: 'Silver' });
    await wallet.as(member).post('/api/inbox/read', { upTo: (await list(member))[0]?.id });
    await told(member, 'rank_reached', { rank: 'Gold' });
    await told(member, 'friend_joined', { friend: 'a•••b' });
    const [newest] = await list(member);
    const kinds = [
      { kind: 'social.friend_joined', count: 1, new: 1 },
      { kind: 'social.rank_reached', count: 2, new: 1 },
    ];
    expect(await counts()).toEqual({ kinds, newest: newest?.id });
    expect((await list(member, '?onlyNew=true')).map(({ values }) => values)).toEqual([{ friend: 'a•••b' }, { rank: 'Gold' }]);
    expect(await list(member, '?onlyNew=true&kinds=social.rank_reached')).toMatchObject([{ values: { rank: 'Gold' } }]);
    await wallet.as(member).post('/api/inbox/settings', { muted: ['social.friend_joined'] });
    expect((await counts()).kinds).toEqual([{ kind: 'social.rank_reached', count: 2, new: 1 }]);
    await wallet.as(member).post('/api/inbox/settings', { muted: [] });
    await wallet.as(member).post('/api/inbox/read', { upTo: newest?.id });
    expect((await counts()).kinds.map((kind: { new: number }) => kind.new)).toEqual([0, 0]);
    expect(await list(member, '?onlyNew=true')).toEqual([]);
  });

  test('leaves out what was muted, and shows it again when it is wanted again; but never hides money that was taken', async () => {
    const member = await wallet.member(100);
    await noticeMoney(database());
    await told(member, 'rank_reached', { rank: 'Silver' });
    const mute = (muted: string[]) => wallet.as(member).post('/api/inbox/settings', { muted });
    expect((await mute(['social.rank_reached', 'wallet.reversal'])).json()).toEqual({ muted: ['social.rank_reached'] });
    expect([await kinds(member), await unread(member)]).toEqual([['wallet.credit'], 1]);
    await mute([]);
    expect(await kinds(member)).toEqual(['social.rank_reached', 'wallet.credit']);
  });

  test('is another for each member', async () => {
    const [member, other] = [await wallet.member(), await wallet.member()];
    await told(member, 'rank_reached', { rank: 'Silver' });
    expect(await list(other)).toEqual([]);
    const [notice] = await list(member);
    await wallet.as(other).post('/api/inbox/read', { upTo: notice?.id });
    expect(await unread(member)).toBe(1);
  });

  test('rings on the stream that is open, on whichever replica', async () => {
    const [member, replica] = [await wallet.member(), await wallet.replica()];
    for (const service of [wallet.service, replica]) {
      opened.push(await openStream((await service.listen()).port, wallet.env.keys.memberCookie(member.id)));
    }
    for (const stream of opened) await stream.event(0);
    await transfer([credit(member, 4_400)]);
    await noticeMoney(database());
    for (const stream of opened) await until('it rings', () => stream.text.includes('event: notice\n'));
    await noticeMoney(database());
    for (const stream of opened) expect(stream.text.match(/event: notice\n/g)).toHaveLength(1);
  });
});

test('who had their account deleted leaves the ledger’s lines and nothing of the inbox', async () => {
  const [member, other] = [await wallet.member(), await wallet.member()];
  for (const { id } of [member, other]) {
    await database()('notices').insert({ id: uuidv7(), member_id: id, kind: 'wallet.credit', values: {}, at: new Date() });
    await database()('first_steps').insert({ member_id: id, gamepass_name: 'VIP Lounge' });
  }
  await transfer([credit(member, 500, {})]);
  await wallet.internal('identity', 'POST', '/internal/events', {
    specversion: '1.0',
    id: uuidv7(),
    source: '/identity',
    subject: member.id,
    datacontenttype: 'application/json',
    type: 'rewards.identity.member.deleted.v1',
    time: new Date().toISOString(),
    data: { memberId: member.id },
  });
  const kept = async (table: string) =>
    (await database()(table).whereIn('member_id', [member.id, other.id]).select('member_id')).map((row) => row.member_id);
  expect([await kept('notices'), await kept('first_steps'), await kept('transfers')]).toEqual([[other.id], [other.id], [member.id]]);
});
