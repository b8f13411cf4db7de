import { type FuzzedRoute, Fuzzer, routesOf } from '@facet/service-kit/fuzzing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import internal from '../openapi.internal.json' with { type: 'json' };
import service from '../service.json' with { type: 'json' };
import { type Games, startGames } from './support/start-games.ts';

/** It lasts as long as the round. */
const STREAMS = ['/api/crash/rounds/{gameId}'];
const SERVICES = ['identity', 'wallet', 'earn', 'social', 'admin'];

/** Every route is called so often with what its contract allows and what it does not: none fails. */
export function fuzzGames(runs: number): void {
  let games: Games;
  let outside: Fuzzer;
  let inside: Fuzzer;
  beforeAll(async () => {
    games = await startGames();
    const { keys } = games.env;
    const players = [games.player(), games.player()];
    const callers = ({ path }: FuzzedRoute) =>
      path.startsWith('/api/admin/') ? [keys.operatorPass()] : players.map(({ id }) => ({ cookie: keys.memberCookie(id) }));
    outside = new Fuzzer({ app: games.service.public, callers, runs });
    const services = () => SERVICES.map((name) => ({ authorization: keys.serviceAuthorization(name, 'games') }));
    inside = new Fuzzer({ app: games.service.internal, callers: services, runs, knows: service.subscribes });
  });
  afterAll(() => games.remove());

  test.each(routesOf(contract, STREAMS))('$method $path fails at nothing that it is sent', async (route) =>
    expect(await outside.failureOf(route)).toBeUndefined(),
  );
  test.each(routesOf(internal))('$method $path fails at nothing that a service sends', async (route) =>
    expect(await inside.failureOf(route)).toBeUndefined(),
  );
}
