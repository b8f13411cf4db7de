import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRound } from '../bin/check-round.ts';
import { gamesIn } from './support/games-in.ts';
import { startGames, type Games, type Player } from './support/start-games.ts';

/** How far the database's clock, in whole milliseconds, may be from ours. */
const CLOCK_MS = 100;

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

const start = (player: Player, body: object) => player.post('/api/crash/start', body);
const roundOf = async (player: Player, gameId: string) => (await player.get(`/api/fairness/rounds/${gameId}`)).json().round;
const checked = async (player: Player, gameId: string) => {
  const round = await roundOf(player, gameId);
  expect(checkRound(round).filter(({ holds }) => !holds)).toEqual([]);
  return round;
};

/** Bust is at least 1.80: 10 s of curve. */
async function lucky() {
  const player = games.player();
  await games.winChance(player, 'crash', 1);
  return player;
}
/** At p = 0.01 nearly every round crashes at once. */
async function unlucky() {
  const player = games.player();
  await games.winChance(player, 'crash', 0.01);
  return player;
}

/** Plays until a round crashes before it can be cashed out. */
async function crash(player: Player) {
  for (;;) {
    const { gameId } = (await start(player, { betAmount: 10 })).json();
    const late = await player.post('/api/crash/cashout', { gameId });
    if (late.statusCode === 409) return { gameId, late };
  }
}

describe('a round of Crash', () => {
  test('pays what the curve shows by the server’s clock', async () => {
    const player = await lucky();
    const started = (await start(player, { betAmount: '10.00' })).json();
    expect(started).toMatchObject({ success: true, nonce: 1, winChance: 1, autoCashout: null });
    await pause(200);
    const ended = (await player.post('/api/crash/cashout', { gameId: started.gameId })).json();
    const round = await checked(player, started.gameId);
    const elapsedSeconds = (Date.parse(round.endedAt) - Date.parse(round.startedAt)) / 1000;
    expect(ended.multiplier).toBeGreaterThanOrEqual(1.01);
    expect(ended.multiplier).toBeLessThanOrEqual(Math.exp(0.06 * elapsedSeconds));
    expect(ended).toMatchObject({ success: true, winAmount: (10 * ended.multiplier).toFixed(2), crashPoint: round.crashPoint });
    expect(player.balance()).toBe(99_000n + BigInt(Math.round(ended.multiplier * 1000)));
    expect((await player.post('/api/crash/cashout', { gameId: started.gameId })).json()).toEqual(ended);
  });

  test('takes nothing off the curve for what its own process was late', async () => {
    const player = await lucky();
    const { gameId } = (await start(player, { betAmount: '10.00' })).json();
    await pause(500);
    const clearlyBefore = 1.03;
    const busy = setInterval(() => {
      const untilMs = performance.now() + 150;
      while (performance.now() < untilMs);
    });
    const ended = (await player.post('/api/crash/cashout', { gameId })).json();
    clearInterval(busy);
    expect(ended.multiplier).toBeGreaterThanOrEqual(clearlyBefore);
  });

  test('cashes out by itself at the multiplier that was asked for, with nobody looking', async () => {
    const player = await lucky();
    const { gameId } = (await start(player, { betAmount: 10, autoCashout: 1.02 })).json();
    await until('the payout', () => player.balance() === 100_020n);
    expect(await checked(player, gameId)).toMatchObject({ outcome: 'won', multiplier: 1.02, winAmount: '10.20' });
  });

  test('refuses a late cash-out, and says where it crashed', async () => {
    const player = await unlucky();
    const { gameId, late } = await crash(player);
    expect(late.json().code).toBe('crashed');
    await games.settled();
    expect(player.transfers().slice(-2)).toEqual(['bet -1000', 'bet_lost 1000']);
    expect(await checked(player, gameId)).toMatchObject({ outcome: 'lost', crashPoint: 1 });
  });

  test('is cashed out at the moment that was received, however long the database then let it wait', async () => {
    const player = await lucky();
    // It crashes at this maximum, after 1.74 s.
    await games.winChance(player, 'crash', 1, 1.1);
    const { gameId } = (await start(player, { betAmount: 10 })).json();
    const held = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const holding = games.service.kit.database.transaction(async (transaction) => {
      await transaction('rounds').where({ id: gameId }).forUpdate().first('id');
      isHeld.resolve();
      await held.promise;
    });
    await isHeld.promise;
    const cashedOut = player.post('/api/crash/cashout', { gameId });
    const { database } = games.service.kit;
    const isTrue = async (condition: string) => {
      const { rows } = await database.raw<{ rows: [{ yes: boolean }] }>(`select ${condition} as yes`);
      return rows[0].yes;
    };
    const isWaiting = `exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')`;
    await until('the cash-out to wait', () => isTrue(isWaiting));
    await until('the crash', () => isTrue(`(select settles_at < clock_timestamp() from rounds where id = '${gameId}')`));
    held.resolve();
    await holding;
    expect((await cashedOut).json()).toMatchObject({ success: true, crashPoint: 1.1 });
    const round = await checked(player, gameId);
    expect(round).toMatchObject({ outcome: 'won' });
    expect(round.multiplier).toBeLessThan(1.1);
  });

  test('that crashed is not lost to somebody who looks while a cash-out that was received in time is on its way', async () => {
    const player = await lucky();
    await games.winChance(player, 'crash', 1, 1.1);
    const { gameId } = (await start(player, { betAmount: 10 })).json();
    const { database } = games.service.kit;
    const isTrue = async (condition: string) => {
      const { rows } = await database.raw<{ rows: [{ yes: boolean }] }>(`select ${condition} as yes`);
      return rows[0].yes;
    };
    const holder = await database.transaction();
    await holder('rounds').where({ id: gameId }).forUpdate().first('id');
    const cashedOut = player.post('/api/crash/cashout', { gameId });
    await until('the cash-out to wait', () =>
      isTrue(`exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')`),
    );
    await until('the crash', () =>
      isTrue(`(select started_at + interval '1600 ms' < clock_timestamp() from rounds where id = '${gameId}')`),
    );
    const looked = player.get('/api/crash/active');
    await Promise.race([looked, pause(150)]);
    await holder.commit();
    expect((await looked).json()).toMatchObject({ game: { state: 'open', crashPoint: null } });
    expect((await cashedOut).json()).toMatchObject({ success: true, crashPoint: 1.1 });
    expect(await checked(player, gameId)).toMatchObject({ outcome: 'won' });
  });

  test.each([
    [null, 1_990],
    [1.05, 814],
  ])(
    'with an automatic cash-out of %s is ended by others after %i ms: a loss waits for a cash-out on its way',
    async (autoCashout, afterMs) => {
      const player = await lucky();
      await games.winChance(player, 'crash', 1, 1.1);
      const { gameId } = (await start(player, { betAmount: 10, autoCashout })).json();
      const round = await games.service.kit.database('rounds').where({ id: gameId }).first('started_at', 'settles_at');
      expect(Math.abs(round.settles_at.getTime() - round.started_at.getTime() - afterMs)).toBeLessThan(20);
      await until('the end', async () => (await roundOf(player, gameId)).outcome !== 'open');
      await checked(player, gameId);
    },
  );

  test('can be watched to its end, and is shown as it runs after a reload', async () => {
    const player = await lucky();
    const startedAtMs = performance.now();
    const open = (await start(player, { betAmount: 10 })).json();
    const { game } = (await player.get('/api/crash/active')).json();
    expect(game).toMatchObject({ gameId: open.gameId, state: 'open', autoCashout: null, crashPoint: null, serverSeed: null });
    expect(game.elapsedMs).toBeLessThanOrEqual(performance.now() - startedAtMs + CLOCK_MS);
    await player.post('/api/crash/cashout', { gameId: open.gameId });

    const { gameId } = (await start(player, { betAmount: 10, autoCashout: 1.03 })).json();
    const [running, ended] = gamesIn(await player.get(`/api/crash/rounds/${gameId}`));
    expect(running).toMatchObject({ state: 'open', crashPoint: null, serverSeed: null });
    expect(ended).toMatchObject({ state: 'won', multiplier: 1.03, winAmount: '10.30' });
    expect(ended?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    // One that has ended is told at once.
    expect(gamesIn(await player.get(`/api/crash/rounds/${gameId}`))).toEqual([ended]);
    expect((await player.get('/api/crash/active')).json()).toEqual({ game: null });
  });

  test('may run beside one of Bombs, but not beside another of its kind', async () => {
    const player = await lucky();
    const first = (await start(player, { betAmount: 10 })).json();
    expect((await start(player, { betAmount: 10 })).json().code).toBe('round_open');
    const bombs = (await player.post('/api/bombs/start', { betAmount: 10, bombCount: 1 })).json();
    expect([first.nonce, bombs.nonce]).toEqual([1, 2]);
    expect((await player.post('/api/crash/cashout', { gameId: bombs.gameId })).statusCode).toBe(404);
    expect((await player.post('/api/bombs/cashout', { gameId: first.gameId })).statusCode).toBe(404);
    await player.post('/api/crash/cashout', { gameId: first.gameId });
  });

  test.each([[1], [1.001], [100.01], [0], [-2]])('refuses an automatic cash-out at %s', async (autoCashout) => {
    const player = games.player();
    const answer = await start(player, { betAmount: 10, autoCashout });
    expect([answer.statusCode, answer.json().code, player.balance()]).toEqual([400, 'cash_out_invalid', 100_000n]);
  });

  test('has one outcome when 50 cash-outs race the end', async () => {
    const player = await lucky();
    const { gameId } = (await start(player, { betAmount: 10, autoCashout: 1.01 })).json();
    await pause(150);
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.post('/api/crash/cashout', { gameId })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await games.settled();
    expect(player.transfers()).toHaveLength(2);
    await checked(player, gameId);
  });
});

test('shows its rules, with an operator’s override at once', async () => {
  const player = games.player();
  const defaults = {
    winChance: 0.45,
    rtp: 0.81,
    isSetForYou: false,
    maxMultiplier: 100,
    growthPerSecond: 0.06,
    minBet: '1.00',
    minTotalEarned: '15.00',
  };
  expect((await player.get('/api/crash/rules')).json()).toEqual(defaults);
  await games.winChance(player, 'crash', 0.35, 5);
  expect((await player.get('/api/crash/rules')).json()).toMatchObject({ winChance: 0.35, rtp: 0.63, maxMultiplier: 5, isSetForYou: true });
});
