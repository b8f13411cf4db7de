import { type FuzzedRoute, Fuzzer, routesOf } from '@facet/service-kit/fuzzing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import internal from '../openapi.internal.json' with { type: 'json' };
import service from '../service.json' with { type: 'json' };
import { type Site, startSite } from './site.ts';

const SERVICES = ['wallet', 'earn', 'games', 'social', 'admin', 'gateway'];

/** Every route is called so often with what its contract allows and what it does not: none fails. */
export function fuzzIdentity(runs: number): void {
  let site: Site;
  let outside: Fuzzer;
  let inside: Fuzzer;
  beforeAll(async () => {
    site = await startSite();
    const { keys } = site.env;
    let members = 0;
    // Some routes end the session that they are called with.
    const member = async () => {
      const browser = site.browser();
      await browser.signIn(`fuzz_${(members += 1)}`);
      return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    };
    const callers = async ({ path }: FuzzedRoute) => [path.startsWith('/api/admin/') ? keys.operatorPass() : await member()];
    outside = new Fuzzer({ app: site.service.public, callers, runs });
    const services = () => SERVICES.map((name) => ({ authorization: keys.serviceAuthorization(name, 'identity') }));
    inside = new Fuzzer({ app: site.service.internal, callers: services, runs, knows: service.subscribes });
  });
  afterAll(() => site.close());

  test.each(routesOf(contract))('$method $path fails at nothing that it is sent', async (route) =>
    expect(await outside.failureOf(route)).toBeUndefined(),
  );
  test.each(routesOf(internal))('$method $path fails at nothing that a service sends', async (route) =>
    expect(await inside.failureOf(route)).toBeUndefined(),
  );
}
