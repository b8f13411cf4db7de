import { randomUUID } from 'node:crypto';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGames, type Games } from './support/start-games.ts';

const PATH = '/api/admin/user-probability-overrides';
const NOBODY = '01890000-0000-7000-8000-000000000000';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

const set = (userId: string, change: object = {}) =>
  games.operator('POST', PATH, { userId, gameType: 'crash', houseEdgeMultiplier: 0.5, ...change });
const remove = (id: string) => games.operator('DELETE', `${PATH}/${id}`);
const list = async (query: string) => (await games.operator('GET', `${PATH}?${query}`, undefined, 'moderator')).json();

test('an operator sets, sees and removes a member’s win chance; a second one replaces the first', async () => {
  const player = games.player();
  const first = (await set(player.id, { notes: '  a streamer ', maxMultiplierOverride: 2.5 })).json().override;
  expect(first).toMatchObject({
    userId: player.id,
    username: player.username,
    gameType: 'crash',
    houseEdgeMultiplier: 0.5,
    maxMultiplierOverride: 2.5,
    notes: 'a streamer',
    createdBy: 'a_admin',
  });
  const second = (await set(player.id, { houseEdgeMultiplier: 0.4, notes: ' ' })).json().override;
  expect(second).toMatchObject({ houseEdgeMultiplier: 0.4, maxMultiplierOverride: null, notes: null });
  // Of this member and this game, whatever the figure.
  const rulesOf = async (who: typeof player, game: string) => (await who.get(`/api/${game}/rules`)).json();
  expect(await rulesOf(player, 'crash')).toMatchObject({ winChance: 0.4, isSetForYou: true });
  expect(await rulesOf(player, 'bombs')).toMatchObject({ winChance: 0.45, isSetForYou: false });
  expect(await rulesOf(games.player(), 'crash')).toMatchObject({ isSetForYou: false });
  const listed = await list(`search=${player.username.toUpperCase()}`);
  expect(listed).toMatchObject({ overrides: [{ id: second.id, username: player.username }], total: 1 });
  const all = await list('');
  expect([all.total, all.overrides[0].id]).toEqual([1, second.id]);
  const removed = await remove(second.id);
  expect([removed.statusCode, removed.json()]).toEqual([200, { override: listed.overrides[0] }]);
  expect(await rulesOf(player, 'crash')).toMatchObject({ winChance: 0.45, isSetForYou: false });
});

test.each([
  [0.6, 'Player Advantage', 'Too generous - player profits over time', 0.08, 40],
  [0.55, 'Near Break-even', 'Borderline sustainable - monitor closely', -0.01, 45],
  [0.5, 'Near Break-even', 'Borderline sustainable - monitor closely', -0.1, 50],
  [0.49, 'House Advantage', 'Sustainable for platform', -0.118, 51],
])('%f is classified as %s', async (houseEdgeMultiplier, classification, advice, playerExpectedValue, houseEdge) => {
  const { override } = (await set(games.player().id, { houseEdgeMultiplier })).json();
  expect(override).toMatchObject({ classification, advice, playerExpectedValue, houseEdge });
});

test.each([
  [{ houseEdgeMultiplier: 0 }, 400, 'win_chance_invalid'],
  [{ houseEdgeMultiplier: 1.01 }, 400, 'win_chance_invalid'],
  [{ houseEdgeMultiplier: 0.455 }, 400, 'win_chance_invalid'],
  [{ houseEdgeMultiplier: '0.4' }, 400, 'bad_request'],
  [{ maxMultiplierOverride: 0.9 }, 400, 'max_multiplier_invalid'],
  [{ maxMultiplierOverride: 1.25 }, 400, 'max_multiplier_invalid'],
  [{ gameType: 'roulette' }, 400, 'bad_request'],
  [{ notes: 'a\0b' }, 400, 'bad_request'],
  [{ by: 'me' }, 400, 'bad_request'],
  [{ userId: NOBODY }, 404, 'member_not_found'],
  [{ userId: undefined }, 400, 'member_missing'],
  [{ userId: undefined, username: ' ' }, 400, 'member_missing'],
  [{ userId: undefined, username: 'nobody_here' }, 404, 'member_not_found'],
  [{ userId: undefined, username: 'no name' }, 400, 'bad_username'],
])('%j is refused with %i %s', async (change, status, code) => {
  const answer = await set(games.player().id, change);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('a member is chosen by name as well, whatever its case, and Bombs is meant unless said otherwise', async () => {
  const player = games.player();
  const answer = await games.operator('POST', PATH, { username: ` ${player.username.toUpperCase()} `, houseEdgeMultiplier: 0.4 });
  expect(answer.json().override).toMatchObject({ userId: player.id, username: player.username, gameType: 'bombs' });
  expect((await player.get('/api/bombs/rules')).json().winChance).toBe(0.4);
});

test('a name that identity tells is found by its part, page after page', async () => {
  const players = Array.from({ length: 3 }, () => games.player());
  for (const [index, player] of players.entries()) {
    const event = {
      specversion: '1.0',
      id: player.id.replace(/^......../, '0190000' + index),
      source: '/identity',
      type: 'rewards.identity.member.registered.v1',
      subject: player.id,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { memberId: player.id, username: `Nova_${index}` },
    };
    const authorization = games.env.keys.serviceAuthorization('identity', 'games');
    expect(
      (await games.service.internal.inject({ method: 'POST', url: '/internal/events', headers: { authorization }, payload: event }))
        .statusCode,
    ).toBe(204);
    await set(player.id);
  }
  const first = await list('search=nova&limit=2');
  expect([first.total, first.overrides.map(({ username }: { username: string }) => username)]).toEqual([3, ['Nova_2', 'Nova_1']]);
  const second = await list(`search=nova&limit=2&cursor=${first.nextCursor}`);
  expect([second.nextCursor, second.overrides[0].username]).toEqual([null, 'Nova_0']);
});

test.each(['cursor=x', 'limit=1000', 'classification=none', 'search=%00', 'other=1'])('nothing is listed by %s', async (query) => {
  expect(await list(query)).toMatchObject({ code: 'bad_request' });
});

test('two operators restore a default at once: one of them is told that it was done', async () => {
  const { id } = (await set(games.player().id)).json().override;
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set([undefined, 'override_not_found']));
});

test('every operator may look, admins may change; nobody else does either', async () => {
  const player = games.player();
  const { id } = (await set(player.id)).json().override;
  for (const [method, url, payload] of [
    ['POST', PATH, { userId: player.id, houseEdgeMultiplier: 0.4 }],
    ['DELETE', `${PATH}/${id}`, undefined],
  ] as const) {
    const refused = await games.operator(method, url, payload, 'moderator');
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: 'This needs the role admin. You are moderator.' }]);
    expect((await games.service.public.inject({ method, url, ...(payload && { payload }) })).statusCode).toBe(401);
  }
  expect((await player.get(PATH)).statusCode).toBe(401);
  expect((await player.get('/api/crash/rules')).json().winChance).toBe(0.5);
});

test('is listed by its class and its note, with the rounds that ended under it', async () => {
  const [lucky, other] = [games.player(), games.player()];
  await set(other.id, { houseEdgeMultiplier: 0.4, notes: 'wolf other' });
  const { id } = (await set(lucky.id, { houseEdgeMultiplier: 1, notes: 'WOLF pays' })).json().override;
  const round = { autoCashout: 1.01 };
  for (let rounds = 1; rounds <= 2; rounds++) {
    await lucky.post('/api/crash/start', { betAmount: 1, ...round });
    await until('the round to end', async () => (await lucky.get('/api/crash/active')).json().game === null);
  }
  expect(await list(`search=wolf&classification=${encodeURIComponent('Player Advantage')}`)).toMatchObject({
    overrides: [{ id, userId: lucky.id, roundsEnded: 2, roundsWon: 2 }],
    total: 1,
    counts: { all: 2, 'Player Advantage': 1, 'Near Break-even': 0, 'House Advantage': 1 },
  });
  await set(lucky.id, { houseEdgeMultiplier: 0.9, notes: 'wolf again' });
  expect((await list('search=wolf')).overrides[0]).toMatchObject({ userId: lucky.id, roundsEnded: 0 });
  expect(await list(`userId=${other.id}`)).toMatchObject({ overrides: [{ userId: other.id }], total: 1 });
  expect((await remove(id)).json().code).toBe('override_not_found');
  const [replaced] = (await games.acts(lucky.id)).slice(-1);
  expect(replaced).toMatchObject({ before: { id, roundsEnded: 2, roundsWon: 2 }, end: { after: { houseEdgeMultiplier: 0.9 } } });
});

test('is a file too, page by page, safe in spreadsheets', async () => {
  const { database } = games.service.kit;
  const values = { game: 'bombs', win_chance_percent: 35, notes: '=mouse', created_by: 'mirela' };
  await database('win_chance_overrides').insert(
    Array.from({ length: 101 }, () => ({ id: randomUUID(), member_id: randomUUID(), ...values })),
  );
  const { body, headers } = await games.operator('GET', `${PATH}.csv?search=mouse`, undefined, 'moderator');
  await database('win_chance_overrides').where({ notes: '=mouse' }).delete();
  expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="facet-win-chances.csv"' });
  const lines = body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(102);
  expect(lines[0]).toBe(
    '\u{feff}"Member","Member id","Game","Win chance","EV per R$","Class","Max","Rounds","Won","Note","Set (UTC)","By","Id"',
  );
  expect(lines[101]).toContain(`"bombs","0.35","-0.37","House Advantage","","0","0","'=mouse",`);
});

describe('the audit log', () => {
  test('has who set and restored a chance, of whom, and what was in force before', async () => {
    const player = games.player();
    const values = { gameType: 'bombs', houseEdgeMultiplier: 0.35, notes: 'won 9 of 10' };
    const { id } = (await set(player.id, values)).json().override;
    await set(player.id, { ...values, gameType: 'crash' });
    await games.operator('POST', PATH, { username: player.username, houseEdgeMultiplier: 0.25 });
    expect((await remove(id)).statusCode).toBe(404);
    const current = (await list(`userId=${player.id}`)).overrides.find(({ gameType }: { gameType: string }) => gameType === 'bombs');
    await remove(current.id);
    const subject = { type: 'member', id: player.id, label: player.username };
    expect(await games.acts(player.id)).toMatchObject([
      { action: 'win_chance.set', subject, input: values, before: null, end: { after: { id } } },
      { action: 'win_chance.set', subject, input: { gameType: 'crash' }, before: null },
      {
        action: 'win_chance.set',
        subject,
        operator: { username: 'a_admin' },
        input: { gameType: 'bombs', houseEdgeMultiplier: 0.25 },
        before: { id, houseEdgeMultiplier: 0.35 },
        end: { outcome: 'succeeded', after: { houseEdgeMultiplier: 0.25 } },
      },
      { action: 'win_chance.restore', subject, before: { houseEdgeMultiplier: 0.25 }, end: { outcome: 'succeeded', after: null } },
    ]);
    expect(await games.acts(id)).toMatchObject([
      {
        action: 'win_chance.restore',
        end: { outcome: 'failed', problem: 'There is no such override. Somebody may have removed it already.' },
      },
    ]);
  });

  test('has every chance once, each with the one before it, although ten operators set it at once on two replicas', async () => {
    const [player, other] = [games.player(), await games.replica()];
    const headers = games.env.keys.operatorPass({ role: 'admin' });
    const percents = Array.from({ length: 10 }, (_, index) => (index + 30) / 100);
    const answers = await Promise.all(
      percents.map((houseEdgeMultiplier, index) => {
        const payload = { userId: player.id, gameType: 'bombs', houseEdgeMultiplier };
        return (index % 2 === 0 ? games.service : other).public.inject({ method: 'POST', url: PATH, headers, payload });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(percents.map(() => 200));
    const acts = await games.acts(player.id);
    const after = acts.map(({ end }) => end?.after?.['houseEdgeMultiplier']);
    const before = acts.map((act) => act.before?.['houseEdgeMultiplier']);
    const { winChance } = (await player.get('/api/bombs/rules')).json();
    // A chain: each was replaced by one, but for the last, and one replaced nothing.
    expect(new Set([...before, winChance])).toEqual(new Set([undefined, ...after]));
    expect(new Set(before).size).toBe(10);
  });

  test('is told together with the chance, or there is none', async () => {
    const player = games.player();
    const { database } = games.service.kit;
    await games.settled();
    await database.raw('alter table outbox rename to outbox_away');
    const answer = await set(player.id);
    await database.raw('alter table outbox_away rename to outbox');
    expect([answer.statusCode, (await list(`userId=${player.id}`)).total]).toEqual([500, 0]);
  });
});

test('while identity is away who is known here can be chosen by id, and nobody by name', async () => {
  const [known, stranger] = [games.player(), games.player()];
  await set(known.id);
  await games.identity.stop();
  const answers = [await set(known.id), await set(stranger.id), await set(known.id, { userId: undefined, username: known.username })];
  await games.identity.start();
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [200, undefined],
    [503, 'unavailable'],
    [503, 'unavailable'],
  ]);
});
