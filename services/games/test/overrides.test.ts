import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGames, type Games } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

const body = (userId: string, change: object = {}) => ({ userId, gameType: 'crash', houseEdgeMultiplier: 0.5, by: 'Ada', ...change });
const create = (userId: string, change?: object) => games.operator('POST', '/internal/overrides', body(userId, change));

it('an operator sets, sees and removes a member’s win chance; a second one replaces the first', async () => {
  const player = games.player();
  const first = (await create(player.id, { notes: '  a streamer ', maxMultiplierOverride: 2.5 })).json().override;
  expect(first).toMatchObject({
    userId: player.id,
    gameType: 'crash',
    houseEdgeMultiplier: 0.5,
    maxMultiplierOverride: 2.5,
    notes: 'a streamer',
    createdBy: 'Ada',
  });
  const second = (await create(player.id, { houseEdgeMultiplier: 0.4, notes: ' ' })).json().override;
  expect(second).toMatchObject({ houseEdgeMultiplier: 0.4, maxMultiplierOverride: null, notes: null });
  // Of this member and this game, whatever the figure.
  const rulesOf = async (who: typeof player, game: string) => (await who.get(`/api/${game}/rules`)).json();
  expect(await rulesOf(player, 'crash')).toMatchObject({ winChance: 0.4, isSetForYou: true });
  expect(await rulesOf(player, 'bombs')).toMatchObject({ winChance: 0.45, isSetForYou: false });
  expect(await rulesOf(games.player(), 'crash')).toMatchObject({ isSetForYou: false });
  const listed = (await games.operator('GET', `/internal/overrides?search=${first.username.toUpperCase()}`)).json();
  expect(listed).toMatchObject({ overrides: [{ id: second.id, username: first.username }], total: 1 });
  const all = (await games.operator('GET', '/internal/overrides')).json();
  expect([all.total, all.overrides[0].id]).toEqual([1, second.id]);
  expect((await games.operator('DELETE', `/internal/overrides/${second.id}`)).statusCode).toBe(200);
  expect((await games.operator('DELETE', `/internal/overrides/${second.id}`)).json().code).toBe('override_not_found');
  expect((await player.get('/api/crash/rules')).json()).toMatchObject({ winChance: 0.45, isSetForYou: false });
});

it.each([
  [0.6, 'Player Advantage', 'Too generous - player profits over time', 0.08, 40],
  [0.55, 'Near Break-even', 'Borderline sustainable - monitor closely', -0.01, 45],
  [0.5, 'Near Break-even', 'Borderline sustainable - monitor closely', -0.1, 50],
  [0.49, 'House Advantage', 'Sustainable for platform', -0.118, 51],
])('%f is classified as %s', async (houseEdgeMultiplier, classification, advice, playerExpectedValue, houseEdge) => {
  const { override } = (await create(games.player().id, { houseEdgeMultiplier })).json();
  expect(override).toMatchObject({ classification, advice, playerExpectedValue, houseEdge });
});

it.each([
  [{ houseEdgeMultiplier: 0 }, 400],
  [{ houseEdgeMultiplier: 1.01 }, 400],
  [{ houseEdgeMultiplier: 0.455 }, 400],
  [{ maxMultiplierOverride: 0.9 }, 400],
  [{ maxMultiplierOverride: 1.25 }, 400],
  [{ gameType: 'roulette' }, 400],
  [{ userId: '01890000-0000-7000-8000-000000000000' }, 404],
])('%j is refused with %i', async (change, status) => {
  expect((await create(games.player().id, change)).statusCode).toBe(status);
});

it('a name that identity tells is found by its part, page after page', async () => {
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
    await create(player.id);
  }
  const first = (await games.operator('GET', '/internal/overrides?search=nova&limit=2')).json();
  expect([first.total, first.overrides.map(({ username }: { username: string }) => username)]).toEqual([3, ['Nova_2', 'Nova_1']]);
  const second = (await games.operator('GET', `/internal/overrides?search=nova&limit=2&cursor=${first.nextCursor}`)).json();
  expect([second.nextCursor, second.overrides[0].username]).toEqual([null, 'Nova_0']);
});

it('only the operators’ service may', async () => {
  const headers = { authorization: games.env.keys.serviceAuthorization('earn', 'games') };
  const answer = await games.service.internal.inject({ method: 'GET', url: '/internal/overrides', headers });
  expect(answer.statusCode).toBe(403);
});

it('is listed by its class and its note, with the rounds that ended under it', async () => {
  const [lucky, other] = [games.player(), games.player()];
  await create(other.id, { houseEdgeMultiplier: 0.4, notes: 'wolf other' });
  const { id } = (await create(lucky.id, { houseEdgeMultiplier: 1, notes: 'WOLF pays' })).json().override;
  const round = { autoCashout: 1.01 };
  for (let rounds = 1; rounds <= 2; rounds++) {
    await lucky.post('/api/crash/start', { betAmount: 1, ...round });
    await until('the round to end', async () => (await lucky.get('/api/crash/active')).json().game === null);
  }
  const list = async (query: string) => (await games.operator('GET', `/internal/overrides?search=wolf&${query}`)).json();
  expect(await list(`classification=${encodeURIComponent('Player Advantage')}`)).toMatchObject({
    overrides: [{ id, roundsEnded: 2, roundsWon: 2 }],
    total: 1,
    counts: { all: 2, 'Player Advantage': 1, 'Near Break-even': 0, 'House Advantage': 1 },
  });
  expect((await games.operator('GET', `/internal/overrides/${id}`)).json().override).toMatchObject({ userId: lucky.id, roundsWon: 2 });
  await create(lucky.id, { houseEdgeMultiplier: 0.9, notes: 'wolf again' });
  expect((await list('')).overrides[0]).toMatchObject({ userId: lucky.id, roundsEnded: 0 });
  const his = (await games.operator('GET', `/internal/overrides?userId=${other.id}`)).json();
  expect(his).toMatchObject({ overrides: [{ userId: other.id }], total: 1 });
  expect((await games.operator('GET', `/internal/overrides/${id}`)).json().code).toBe('override_not_found');
});
