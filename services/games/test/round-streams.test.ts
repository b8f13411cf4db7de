import type { Database } from '@facet/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@facet/service-kit/testing';
import { gamesIn } from './support/games-in.ts';
import { startGames, type Answer, type Games, type Player } from './support/start-games.ts';

const OF_A_MEMBER = 8;

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

/** A round that runs for ten seconds at least, unless it is cashed out or has a lower maximum. */
async function running(maxMultiplier?: number) {
  const player = games.player();
  await games.winChance(player, 'crash', 1, maxMultiplier);
  const { gameId } = (await player.post('/api/crash/start', { betAmount: 10 })).json() as { gameId: string };
  return { player, gameId, end: () => player.post('/api/crash/cashout', { gameId }) };
}
const watch = (player: Player, gameId: string) => player.get(`/api/crash/rounds/${gameId}`);
const watchAll = (player: Player, gameId: string, calls: number) => Array.from({ length: calls }, () => watch(player, gameId));

interface Connection {
  query(query: { text: string; values?: unknown[] }, ...others: unknown[]): unknown;
}

/** What is sent to the database from now on with this among its values. */
function statementsAbout(value: string, database: Database): string[] {
  const statements: string[] = [];
  const client = database.client as { acquireConnection(): Promise<Connection> };
  const acquire = client.acquireConnection.bind(client);
  const watched = new WeakSet<Connection>();
  client.acquireConnection = async () => {
    const connection = await acquire();
    if (watched.has(connection)) return connection;
    watched.add(connection);
    const send = connection.query.bind(connection);
    connection.query = (query, ...others) => {
      if (query.values?.includes(value)) statements.push(query.text);
      return send(query, ...others);
    };
    return connection;
  };
  return statements;
}

test('that wait cost the database nothing: each reads its round as it opens, and nobody reads or locks it until it ends', async () => {
  const { player, gameId, end } = await running();
  const { database } = games.service.kit;
  const statements = statementsAbout(gameId, database);
  const waiting = watchAll(player, gameId, OF_A_MEMBER);
  await until('all have looked', () => statements.length >= OF_A_MEMBER);
  await database.raw('select pg_sleep(2.5)');
  const meanwhile = statements.length;
  await end();
  const told = (await Promise.all(waiting)).map((answer) => gamesIn(answer).map(({ state }) => state));
  expect(told).toEqual(Array.from({ length: OF_A_MEMBER }, () => ['open', 'won']));
  expect(meanwhile).toBe(OF_A_MEMBER);
  // The cash-out knows the round from who waits for it, and writes once.
  expect(statements.slice(OF_A_MEMBER).map((text) => /update|select/.exec(text)?.[0])).toEqual(['update']);
});

test('tell of an end that another replica wrote', async () => {
  const { player, gameId } = await running();
  const other = await games.replica();
  const waiting = watch(player, gameId);
  const cookie = games.env.keys.memberCookie(player.id);
  const ended = await other.public.inject({ method: 'POST', url: '/api/crash/cashout', headers: { cookie }, payload: { gameId } });
  expect(gamesIn(await waiting).at(-1)).toMatchObject({ state: 'won', multiplier: ended.json().multiplier });
});

test('end without an end when the round is given back, and who asks again is told so', async () => {
  const { player, gameId } = await running(1.2);
  const { database } = games.service.kit;
  await database.raw(
    `with moved as (
       update rounds set started_at = started_at - interval '1 minute', settles_at = clock_timestamp() + interval '1 second' where id = ? returning started_at
     ) insert into outages (began_at, ended_at) select started_at, started_at + interval '3 seconds' from moved`,
    [gameId],
  );
  expect(gamesIn(await watch(player, gameId)).map(({ state }) => state)).toEqual(['open']);
  expect((await watch(player, gameId)).json().code).toBe('round_not_found');
});

test('of one member are eight at most: the oldest gives way, and all others are told', async () => {
  const { player, gameId, end } = await running();
  const states = (answer: Promise<Answer>) => answer.then((told) => gamesIn(told).map(({ state }) => state));
  const oldest = states(watch(player, gameId));
  const others = watchAll(player, gameId, OF_A_MEMBER).map(states);
  expect(await Promise.race([oldest, ...others])).toEqual(['open']);
  await end();
  const told = await Promise.all([oldest, ...others]);
  // One that was just opened may have nothing to tell before the end.
  expect(told.filter((each) => each.at(-1) === 'won')).toHaveLength(OF_A_MEMBER);
});
