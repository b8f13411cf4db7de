import { type FuzzedRoute, Fuzzer, routesOf } from '@facet/service-kit/fuzzing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import internal from '../openapi.internal.json' with { type: 'json' };
import service from '../service.json' with { type: 'json' };
import { type Social, startSocial } from './support/start-social.ts';

const SERVICES = ['identity', 'wallet', 'earn', 'games', 'admin'];

/** Every route is called so often with what its contract allows and what it does not: none fails. */
export function fuzzSocial(runs: number): void {
  let social: Social;
  let outside: Fuzzer;
  let inside: Fuzzer;
  beforeAll(async () => {
    social = await startSocial();
    const { keys } = social.env;
    const referrer = await social.person();
    const people = [referrer, await social.person({ referrer })];
    await social.event();
    const callers = ({ path }: FuzzedRoute) =>
      path.startsWith('/api/admin/') ? [keys.operatorPass()] : people.map(({ id }) => ({ cookie: keys.memberCookie(id) }));
    outside = new Fuzzer({ app: social.service.public, callers, runs });
    const services = () => SERVICES.map((name) => ({ authorization: keys.serviceAuthorization(name, 'social') }));
    inside = new Fuzzer({ app: social.service.internal, callers: services, runs, knows: service.subscribes, bears: ['unavailable'] });
  });
  afterAll(() => social.remove());

  test.each(routesOf(contract))('$method $path fails at nothing that it is sent', async (route) =>
    expect(await outside.failureOf(route)).toBeUndefined(),
  );
  test.each(routesOf(internal))('$method $path fails at nothing that a service sends', async (route) =>
    expect(await inside.failureOf(route)).toBeUndefined(),
  );
}
