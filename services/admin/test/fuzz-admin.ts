import { Fuzzer, routesOf } from '@facet/service-kit/fuzzing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import internal from '../openapi.internal.json' with { type: 'json' };
import { type Console, refusal, startConsole } from './support/console.ts';
import { signInWithRole } from './support/operator.ts';

const SERVICES = ['identity', 'wallet', 'earn', 'games', 'social', 'gateway', 'releaser'];

/** It asks every operator for a second factor from then on. */
const POLICY = '/api/admin/operator-policy';
const routes = routesOf(contract, [POLICY]);

/** Every route is called so often with what its contract allows and what it does not: none fails. */
export function fuzzAdmin(runs: number): void {
  let site: Console;
  let outside: Fuzzer;
  let inside: Fuzzer;
  beforeAll(async () => {
    const away = () => refusal(503, 'unavailable', 'This part of the site is not available right now');
    site = await startConsole({ identity: away, wallet: away, earn: away, games: away, social: away });
    const { service, env } = site.admin;
    // Some routes end the session that they are called with, change its password, or ask for a second factor from then
    // on: one for each.
    const cookies: string[] = [];
    for (const [owner] of routes.entries()) cookies.push((await signInWithRole(site.admin, site.owner, 'owner', `fuzz_${owner}`)).cookie);
    const callers = () => [{ cookie: cookies.pop() ?? '' }];
    outside = new Fuzzer({ app: service.public, callers, runs, bears: ['unavailable', 'platform_down', 'platform_failing'] });
    const services = () => SERVICES.map((name) => ({ authorization: env.keys.serviceAuthorization(name, 'admin') }));
    inside = new Fuzzer({ app: service.internal, callers: services, runs });
  });
  afterAll(() => site.remove());

  test.each(routes)('$method $path fails at nothing that it is sent', async (route) =>
    expect(await outside.failureOf(route)).toBeUndefined(),
  );
  test.each(routesOf(internal))('$method $path fails at nothing that a service sends', async (route) =>
    expect(await inside.failureOf(route)).toBeUndefined(),
  );
}
