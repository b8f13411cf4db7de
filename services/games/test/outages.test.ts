import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '@facet/service-kit/testing';
import { heartbeat } from '../src/crash/outages.ts';
import { startGames, type Games, type Player } from './support/start-games.ts';

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());
beforeEach(async () => void (await database()('outages').delete()));

const database = () => games.service.kit.database;
/** Runs for some seconds at p = 1, and crashes at 1.20 if nobody acts. */
async function running(from: Games, autoCashout: number | null = null) {
  const player = from.player();
  await from.winChance(player, 'crash', 1, 1.2);
  const { gameId } = (await player.post('/api/crash/start', { betAmount: 10, autoCashout })).json() as { gameId: string };
  return { player, gameId };
}
/** The round began a minute earlier, and the site was away from so many seconds after that on. */
async function awayFrom(gameId: string, seconds: number): Promise<void> {
  await database().raw(
    `with moved as (
       update rounds set started_at = started_at - interval '1 minute', settles_at = settles_at - interval '1 minute' where id = :gameId returning started_at
     ) insert into outages (began_at, ended_at)
       select started_at + :seconds * interval '1 second', started_at + :seconds * interval '1 second' + interval '2500 milliseconds' from moved`,
    { gameId, seconds },
  );
}
const outcome = async (player: Player, gameId: string) =>
  (await player.get(`/api/fairness/rounds/${gameId}`)).json().round.outcome as string;

describe('a round of Crash', () => {
  test.each([
    ['in the middle', 1],
    ['since the last beat before it was dealt', -1.9],
  ])('that the site could not serve %s gives the stake back, and nobody is told that they lost', async (_when, seconds) => {
    const { player, gameId } = await running(games);
    await awayFrom(gameId, seconds);
    const late = await player.post('/api/crash/cashout', { gameId });
    expect([late.statusCode, late.json().message]).toEqual([404, 'The site could not finish this round, so you get your bet back.']);
    expect((await player.get(`/api/crash/rounds/${gameId}`)).json().code).toBe('round_not_found');
    await games.settled();
    expect([player.balance(), player.transfers()]).toEqual([100_000n, ['bet -1000', 'void 1000']]);
    expect(await outcome(player, gameId)).toBe('refunded');
  });

  test('that had an automatic cash-out is paid as it would have been', async () => {
    const { player, gameId } = await running(games, 1.1);
    await awayFrom(gameId, 1);
    await until('the payout', () => player.balance() === 100_100n);
    expect(await outcome(player, gameId)).toBe('won');
  });

  test.each([
    ['before it was dealt', -20],
    ['after it had crashed', 30],
  ])('is lost as always when the site was away %s', async (_when, seconds) => {
    const { player, gameId } = await running(games);
    await awayFrom(gameId, seconds);
    await until('the end', async () => (await outcome(player, gameId)) === 'lost');
    await games.settled();
    expect(player.balance()).toBe(99_000n);
  });
});

test('a site that comes back knows that it was away, whatever looks first', async () => {
  const site = await startGames();
  try {
    const { player, gameId } = await running(site);
    await site.service.close();
    await pause(4_500);
    const back = await site.replica();
    const state = async () => ((await back.kit.database('rounds').where({ id: gameId }).first('state')) as { state: string }).state;
    await until('the stake is back', async () => (await state()) === 'refunded', 10_000);
    expect(player.balance()).toBe(100_000n);
  } finally {
    await site.remove();
  }
});

test('a site whose connections are all in use for longer than an outage takes is slow, and was not away', async () => {
  const site = await startGames({ DATABASE_POOL_SIZE: '2' });
  try {
    const busy = site.service.kit.database;
    await Promise.all([1, 2].map(() => busy.raw('select pg_sleep(2.8)')));
    const { rows } = await busy.raw<{ rows: [{ now: Date }] }>('select clock_timestamp() as now');
    const beatAt = async () => ((await busy('heartbeat').first('beat_at')) as { beat_at: Date }).beat_at;
    await until('it beats', async () => (await beatAt()) > rows[0].now);
    expect(await busy('outages').select('began_at')).toEqual([]);
  } finally {
    await site.remove();
  }
});

describe('bets', () => {
  const bet = (player: Player, betAmount: number) => player.post('/api/crash/start', { betAmount, autoCashout: 2 });
  test('have a highest one, and what all open rounds may have to pay has a limit; what has ended counts no more', async () => {
    const site = await startGames();
    Object.assign(site.settings, { games_max_bet: '50', games_max_exposure: '150' });
    try {
      const [one, other] = [site.player(), site.player()];
      const tooHigh = await bet(one, 50.01);
      expect([tooHigh.statusCode, tooHigh.json()]).toMatchObject([
        400,
        { code: 'bet_too_high', message: 'The highest bet is R$ 50.00. Please bet less.' },
      ]);
      await site.winChance(one, 'crash', 1);
      const { gameId } = (await bet(one, 50)).json();
      const refused = await other.post('/api/bombs/start', { betAmount: 50, bombCount: 1 });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'exposure_reached']);
      expect((await bet(other, 25.01)).json().code).toBe('exposure_reached');
      expect([other.balance(), (await bet(other, 25)).statusCode]).toEqual([100_000n, 200]);
      await one.post('/api/crash/cashout', { gameId });
      await until('the round is over', async () => (await bet(site.player(), 25)).statusCode === 200);
    } finally {
      await site.remove();
    }
  });

  test('that are placed at once, at two replicas, do not pass that limit together', async () => {
    const site = await startGames();
    Object.assign(site.settings, { games_max_bet: '50', games_max_exposure: '150' });
    try {
      const other = await site.replica();
      const bets = Array.from({ length: 16 }, async (_, index) => {
        const player = site.player();
        const headers = { cookie: site.env.keys.memberCookie(player.id) };
        const service = index % 2 === 0 ? site.service : other;
        return service.public.inject({ method: 'POST', url: '/api/crash/start', headers, payload: { betAmount: 10, autoCashout: 2 } });
      });
      const statuses = (await Promise.all(bets)).map(({ statusCode }) => statusCode);
      expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 409).length]).toEqual([7, 9]);
    } finally {
      await site.remove();
    }
  });

  test('that together would pass that limit, of which none has seen the other: one is refused, however high a multiplier may be', async () => {
    const site = await startGames();
    Object.assign(site.settings, { games_max_bet: '1', games_max_exposure: '17000' });
    const { database } = site.service.kit;
    const exposure = async () => {
      const { rows } = await database.raw<{ rows: [{ kept: string; owed: string }] }>(
        `select (select sum(most) from exposure)::text as kept,
           (select coalesce(sum(most_payout), 0) from rounds where state in ('opening', 'open', 'voiding'))::text as owed`,
      );
      const [{ kept, owed }] = rows;
      expect(kept).toBe(owed);
      return kept;
    };
    try {
      const other = await site.replica();
      const players = [site.player(), site.player()];
      for (const player of players) await site.winChance(player, 'crash', 1, 10_000);
      const holder = await database.transaction();
      await holder('exposure').where({ slot: 0 }).forUpdate().first('slot');
      const bets = players.map(async ({ id }, index) => {
        const headers = { cookie: site.env.keys.memberCookie(id) };
        const service = index === 0 ? site.service : other;
        return service.public.inject({ method: 'POST', url: '/api/crash/start', headers, payload: { betAmount: 1 } });
      });
      await until('both wait', async () => {
        const { rows } = await database.raw(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%store_rounds%'`,
        );
        return rows.length >= 2;
      });
      await holder.commit();
      const answers = await Promise.all(bets);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      expect(await exposure()).toBe('1000000');
      // A stake that is given back counts until it is back, and no longer.
      const [gameId] = answers.flatMap((answer) => (answer.statusCode === 200 ? [answer.json().gameId] : []));
      await database('rounds').where({ id: gameId }).update({ state: 'voiding', ending: 'refunded', idle_since: '-infinity' });
      await until('the stake is back', async () => (await exposure()) === '0');
    } finally {
      await site.remove();
    }
  });
});

test('an outage that two replicas end at once is written down once', async () => {
  const { kit } = games.service;
  await database().raw(`update heartbeat set beat_at = clock_timestamp() - interval '1 minute'`);
  const beats = [heartbeat(kit), heartbeat(kit)];
  // Both have seen the outage when the first of them may write.
  const writer = await database().transaction();
  await writer.raw('select from heartbeat for update');
  const started = Promise.all(beats.map(async (each) => each.start()));
  await until('both wait', async () => {
    const { rows } = await database().raw(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into heartbeat%'`,
    );
    return rows.length >= 2;
  });
  await writer.commit();
  await started;
  await Promise.all(beats.map(async (each) => each.stop()));
  expect(await database()('outages').select(database().raw("ended_at - began_at > interval '50 seconds' as is_long"))).toEqual([
    { is_long: true },
  ]);
});
