import { ownDataGaps } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownData } from '../src/own-data/index.ts';
import { startGames, type Games, type Player } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

const HOUR_MS = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const play = {
  bombs: (player: Player, betAmount: number) => player.post('/api/bombs/start', { betAmount, bombCount: 3 }),
  crash: (player: Player, betAmount: number) => player.post('/api/crash/start', { betAmount }),
};
const limits = async (player: Player) => (await player.get('/api/play-limits')).json();
const set = (player: Player, change: object) => player.put('/api/play-limits', change);
const code = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => [
  (await answer).statusCode,
  (await answer).json().code,
];

test('nothing is limited until the member says so', async () => {
  expect(await limits(games.player())).toEqual({
    dailyLossLimit: null,
    nextDailyLossLimit: null,
    lostToday: '0.00',
    timeoutUntil: null,
    excludedUntil: null,
    minimumAge: 13,
    ageConfirmed: true,
    autoBet: 'off',
  });
});

test('operators see what a member has set', async () => {
  const player = games.player();
  await set(player, { dailyLossLimit: '5.00' });
  const seen = await games.operator('GET', `/api/admin/play-limits/of-member/${player.id}`, undefined, 'moderator');
  expect(seen.json()).toEqual(await limits(player));
});

test('each table about members is in what they are given, or is left out with a reason; no seed of an open round is', async () => {
  expect(await ownDataGaps(games.service.kit.database, ownData)).toEqual([]);
  const player = games.player();
  await play.bombs(player, 2);
  const { parts } = (await player.get('/api/user/data/games')).json();
  expect(parts.rounds).toEqual([expect.objectContaining({ game: 'bombs', state: 'open', stake: 2 })]);
  expect(JSON.stringify(parts)).not.toMatch(/server_?seed|sealed/i);
  expect((await games.player().get('/api/user/data/games')).json().parts.rounds).toEqual([]);
});

describe.each(['bombs', 'crash'] as const)('%s', (game) => {
  test('obeys the daily loss limit', async () => {
    const player = games.player();
    await set(player, { dailyLossLimit: '5.00' });
    expect(await code(play[game](player, 6))).toEqual([403, 'loss_limit']);
    expect((await play[game](player, 5)).statusCode).toBe(200);
    expect(await code(play[game === 'bombs' ? 'crash' : 'bombs'](player, 1))).toEqual([403, 'loss_limit']);
    expect(player.balance()).toBe(99_500n);
  });

  test('obeys a break and an exclusion', async () => {
    const [resting, gone] = [games.player(), games.player()];
    await set(resting, { timeoutUntil: inMs(HOUR_MS) });
    await set(gone, { excludedUntil: inMs(25 * HOUR_MS) });
    expect(await code(play[game](resting, 1))).toEqual([403, 'time_out']);
    expect(await code(play[game](gone, 1))).toEqual([403, 'self_excluded']);
  });
});

describe('the daily loss limit', () => {
  test('lets no two bets at once pass it together', async () => {
    const player = games.player();
    await set(player, { dailyLossLimit: 10 });
    const answers = await Promise.all([play.bombs(player, 8), play.crash(player, 8)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test('counts what was won against what was staked', async () => {
    const player = games.player();
    await games.winChance(player, 'bombs', 1);
    await set(player, { dailyLossLimit: 10 });
    const { gameId } = (await play.bombs(player, 10)).json();
    await player.post('/api/bombs/reveal', { gameId, tileIndex: 0 });
    expect((await limits(player)).lostToday).toBe('10.00');
    await player.post('/api/bombs/cashout', { gameId });
    expect((await limits(player)).lostToday).toBe('0.00');
    expect((await play.bombs(player, 10)).statusCode).toBe(200);
  });

  test('counts a round on the day it ends', async () => {
    const player = games.player();
    await set(player, { dailyLossLimit: 10 });
    const endedAt = (when: string) =>
      games.service.kit.database.raw(
        `update rounds set state = 'lost', created_at = now() - interval '2 days', started_at = now() - interval '2 days', ended_at = ${when} where member_id = ?`,
        [player.id],
      );
    await play.bombs(player, 4);
    await endedAt(`now() - interval '1 day'`);
    expect((await limits(player)).lostToday).toBe('0.00');
    await endedAt('now()');
    expect((await limits(player)).lostToday).toBe('4.00');
  });

  test('asks an index, however many rounds there were', async () => {
    const { database } = games.service.kit;
    const { id } = games.player();
    // A member who has long played, among many who played today.
    await database.raw(
      `insert into rounds (member_id, id, idempotency_key, game, state, stake, server_seed, client_seed, nonce, win_chance_percent, started_at, ended_at)
       select m, gen_random_uuid(), 'x' || n, 'crash', 'lost', 100, ''::bytea, '', n, 45, ended_at, ended_at
       from generate_series(1, 5000) n, lateral (values (?::uuid, now() - n * interval '1 hour'), (gen_random_uuid(), now())) as v (m, ended_at)`,
      [id],
    );
    await database.raw('analyze rounds');
    const plan = await database.raw<object>(
      `explain select from rounds where member_id = ? and state in ('won', 'lost') and ended_at >= date_trunc('day', now())`,
      [id],
    );
    await database('rounds').where('idempotency_key', 'like', 'x%').delete();
    expect(JSON.stringify(plan)).toContain('rounds_decided');
  });

  test('is lowered at once and raised after 24 hours', async () => {
    const player = games.player();
    await set(player, { dailyLossLimit: 10 });
    await set(player, { dailyLossLimit: 5 });
    expect((await limits(player)).dailyLossLimit).toBe('5.00');
    const raised = (await set(player, { dailyLossLimit: null })).json();
    expect(raised).toMatchObject({ dailyLossLimit: '5.00', nextDailyLossLimit: { dailyLossLimit: null } });
    expect(Date.parse(raised.nextDailyLossLimit.from) - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    await games.service.kit.database('play_limits').where({ member_id: player.id }).update({ next_daily_loss_limit_at: new Date() });
    expect(await limits(player)).toMatchObject({ dailyLossLimit: null, nextDailyLossLimit: null });
    await set(player, { dailyLossLimit: 3 });
    await set(player, { dailyLossLimit: 4 });
    expect((await set(player, { dailyLossLimit: 3 })).json()).toMatchObject({ dailyLossLimit: '3.00', nextDailyLossLimit: null });
  });
});

describe('a break and an exclusion', () => {
  test('can be made longer, never shorter', async () => {
    const player = games.player();
    await set(player, { timeoutUntil: inMs(2 * HOUR_MS), excludedUntil: inMs(48 * HOUR_MS) });
    expect(await code(set(player, { timeoutUntil: inMs(HOUR_MS) }))).toEqual([409, 'time_out_running']);
    expect(await code(set(player, { timeoutUntil: null }))).toEqual([409, 'time_out_running']);
    expect(await code(set(player, { excludedUntil: null }))).toEqual([409, 'exclusion_running']);
    expect((await set(player, { excludedUntil: inMs(72 * HOUR_MS) })).statusCode).toBe(200);
  });

  test.each([
    [{ excludedUntil: inMs(23 * HOUR_MS) }],
    [{ excludedUntil: inMs(200 * 24 * HOUR_MS) }],
    [{ timeoutUntil: inMs(-HOUR_MS) }],
    [{ timeoutUntil: '2030-01-01' }],
    [{ timeoutUntil: '2030-01-01T00:00:00' }],
    [{ dailyLossLimit: '-1' }],
    [{ dailyLossLimit: '1.001' }],
    [{ dailyLossLimit: 1, timeoutUntil: 'soon' }],
    [{ unknown: 1 }],
  ])('refuses %j and changes nothing', async (change) => {
    const player = games.player();
    expect((await set(player, change)).statusCode).toBe(400);
    expect(await limits(player)).toMatchObject({ dailyLossLimit: null, timeoutUntil: null, excludedUntil: null });
  });
});

const tellAge = (player: Player, age: number) => player.post('/api/play-limits/age', { age });

describe('auto-bet', () => {
  let adult: Games;
  beforeAll(async () => {
    adult = await startGames();
    adult.settings.auto_bet = 'on';
  });
  afterAll(() => adult.remove());
  const auto = {
    bombs: (player: Player) => player.post('/api/bombs/start', { betAmount: 1, bombCount: 3, auto: true }),
    crash: (player: Player) => player.post('/api/crash/start', { betAmount: 1, autoCashout: 2, auto: true }),
  };

  test.each(['bombs', 'crash'] as const)('of %s is refused while the owner has not switched it on', async (game) => {
    const player = games.player();
    await tellAge(player, 30);
    expect(await code(auto[game](player))).toEqual([403, 'auto_bet_off']);
    expect(player.balance()).toBe(100_000n);
  });

  test.each(['bombs', 'crash'] as const)('of %s is never for who is under 18, or has not said how old they are', async (game) => {
    const player = adult.player();
    expect(await limits(player)).toMatchObject({ autoBet: 'age_unknown' });
    expect(await code(auto[game](player))).toEqual([403, 'auto_bet_age']);
    expect((await tellAge(player, 17)).json()).toMatchObject({ autoBet: 'too_young' });
    expect(await code(auto[game](player))).toEqual([403, 'auto_bet_age']);
    expect(await code(tellAge(player, 18))).toEqual([409, 'age_known']);
    expect(await code(auto[game](player))).toEqual([403, 'auto_bet_age']);
    expect(player.balance()).toBe(100_000n);
    // By hand they may play on.
    expect((await play[game](player, 1)).statusCode).toBe(200);
  });

  test('is there a year after somebody said that they are 17', async () => {
    const player = adult.player();
    await tellAge(player, 17);
    const toldAt = (when: string) =>
      adult.service.kit.database.raw(`update play_limits set age_told_at = now() - interval '${when}' where member_id = ?`, [player.id]);
    await toldAt('364 days');
    expect(await limits(player)).toMatchObject({ autoBet: 'too_young' });
    await toldAt('1 year 1 day');
    expect(await limits(player)).toMatchObject({ autoBet: 'on' });
    expect((await auto.bombs(player)).statusCode).toBe(200);
  });

  test('obeys every limit that a hand obeys', async () => {
    const [losing, resting, gone] = [adult.player(), adult.player(), adult.player()];
    for (const player of [losing, resting, gone]) await tellAge(player, 18);
    await set(losing, { dailyLossLimit: '0.50' });
    await set(resting, { timeoutUntil: inMs(HOUR_MS) });
    await set(gone, { excludedUntil: inMs(25 * HOUR_MS) });
    expect(await code(auto.bombs(losing))).toEqual([403, 'loss_limit']);
    expect(await code(auto.bombs(resting))).toEqual([403, 'time_out']);
    expect(await code(auto.crash(gone))).toEqual([403, 'self_excluded']);
  });
});

describe('the site’s settings', () => {
  let strict: Games;
  beforeAll(async () => {
    strict = await startGames();
    strict.settings.games_min_age = '18';
  });
  afterAll(() => strict.remove());

  test('ask for the age once, above the product’s own', async () => {
    const player = strict.player();
    expect(await code(play.bombs(player, 1))).toEqual([403, 'age_not_confirmed']);
    expect((await tellAge(player, 18)).json().ageConfirmed).toBe(true);
    expect((await play.bombs(player, 1)).statusCode).toBe(200);
  });

  test.each([
    ['18', 17],
    ['13', 12],
  ])('at least %s: who said %i does not play by saying more', async (minimum, age) => {
    strict.settings.games_min_age = minimum;
    const player = strict.player();
    expect(await code(tellAge(player, age))).toEqual([403, 'age_too_low']);
    expect(await code(tellAge(player, 40))).toEqual([409, 'age_known']);
    expect(await code(play.bombs(player, 1))).toEqual([403, 'age_not_confirmed']);
    expect(player.balance()).toBe(100_000n);
    strict.settings.games_min_age = '18';
  });

  test('switch games off', async () => {
    const off = await startGames();
    off.settings.games_enabled = 'off';
    expect(await code(play.crash(off.player(), 1))).toEqual([403, 'games_disabled']);
    await off.remove();
  });
});
