import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from '@facet/service-kit/testing';
import { startGames, type Answer, type Games, type Player } from './support/start-games.ts';

const FOR_A_ROUND = 8;
const AT_ONCE = 300;

let games: Games;
beforeAll(async () => void (games = await startGames()));
afterAll(() => games.remove());

/** A round that runs for ten seconds at least, unless it is cashed out. */
async function running() {
  const player = games.player();
  await games.winChance(player, 'crash', 1);
  const { gameId } = (await player.post('/api/crash/start', { betAmount: 10 })).json() as { gameId: string };
  return { player, gameId, end: () => player.post('/api/crash/cashout', { gameId }) };
}
const watch = (player: Player, gameId: string) => player.get(`/api/crash/rounds/${gameId}`);
const watchAll = (player: Player, gameId: string, calls: number) => Array.from({ length: calls }, () => watch(player, gameId));
/** Statements about rounds while `work` runs. */
async function reads(work: () => Promise<unknown>): Promise<{ all: number; locking: number }> {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => void (/"rounds"/.test(sql) && statements.push(sql));
  games.service.kit.database.on('query', note);
  await work();
  games.service.kit.database.off('query', note);
  return { all: statements.length, locking: statements.filter((sql) => /"id" = .* for update/i.test(sql)).length };
}
const codes = (answers: Answer[]) => answers.map(({ statusCode, json }) => json().code ?? statusCode);

test('locks nothing while a round runs, and reads it once a second for all who wait', async () => {
  const { player, gameId, end } = await running();
  let answers: Answer[] = [];
  const read = await reads(async () => {
    const waiting = watchAll(player, gameId, FOR_A_ROUND);
    const { database } = games.service.kit;
    await database.raw('select pg_sleep(2.5)');
    await end();
    answers = await Promise.all(waiting);
  });
  expect(answers.map(({ json }) => json().game.state)).toEqual(Array.from({ length: FOR_A_ROUND }, () => 'won'));
  // The one lock is the cash-out's.
  expect(read.locking).toBe(1);
  // One for each call as it comes and as it goes; the sweeper looks for what is due, twice a second.
  expect(read.all).toBeLessThan(2 * FOR_A_ROUND + 20);
});

test('tells of an end that another replica wrote', async () => {
  const { player, gameId } = await running();
  const other = await games.replica();
  const waiting = watch(player, gameId);
  const cookie = games.env.keys.memberCookie(player.id);
  const ended = await other.public.inject({ method: 'POST', url: '/api/crash/cashout', headers: { cookie }, payload: { gameId } });
  expect((await waiting).json().game).toMatchObject({ state: 'won', multiplier: ended.json().multiplier });
});

test('lets one member wait eight times, and all members together so often that cash-outs find a place', async () => {
  const rounds = await Promise.all(Array.from({ length: Math.ceil(AT_ONCE / FOR_A_ROUND) }, running));
  const waiting = rounds.flatMap(({ player, gameId }) => watchAll(player, gameId, FOR_A_ROUND + 1));
  const refusals: string[] = [];
  for (const call of waiting) void call.then(({ json }) => json().code && refusals.push(json().code));
  await until('the refusals', () => refusals.length === waiting.length - AT_ONCE);
  expect(new Set(refusals)).toEqual(new Set(['too_many_requests', 'unavailable']));
  await Promise.all(rounds.map(({ end }) => end()));
  expect(codes(await Promise.all(waiting)).filter((code) => code === 200)).toHaveLength(AT_ONCE);
  const { player, gameId, end } = await running();
  const after = watch(player, gameId);
  await end();
  expect((await after).json().game.state).toBe('won');
});

test('gives the place back when the caller leaves', async () => {
  const { player, gameId, end } = await running();
  const { public: app, kit } = games.service;
  const { port } = await games.service.listen();
  const leaving = new AbortController();
  const read = vi.fn<(id: string) => void>();
  const note = (_rows: unknown, { bindings }: { bindings: unknown[] }) => void (bindings.includes(gameId) && read(gameId));
  kit.database.on('query-response', note);
  const headers = { cookie: games.env.keys.memberCookie(player.id) };
  const url = `http://127.0.0.1:${port}/api/crash/rounds/${gameId}`;
  const left = Array.from({ length: FOR_A_ROUND }, () => fetch(url, { headers, signal: leaving.signal }).catch(() => 'left'));
  await until('all places taken', () => read.mock.calls.length > FOR_A_ROUND);
  kit.database.off('query-response', note);
  expect((await watch(player, gameId)).statusCode).toBe(429);
  leaving.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['left']));
  await until('nobody there', async () => (await promisify(app.server.getConnections.bind(app.server))()) === 0);
  const waiting = watchAll(player, gameId, FOR_A_ROUND);
  await end();
  expect(codes(await Promise.all(waiting))).toEqual(Array.from({ length: FOR_A_ROUND }, () => 200));
});
