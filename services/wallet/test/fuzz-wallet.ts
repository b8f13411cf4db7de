import { type FuzzedRoute, Fuzzer, routesOf } from '@facet/service-kit/fuzzing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import internal from '../openapi.internal.json' with { type: 'json' };
import service from '../service.json' with { type: 'json' };
import { startWallet, type TestWallet } from './support/wallet.ts';

const SERVICES = ['identity', 'earn', 'games', 'social', 'admin', 'gateway'];
const STREAMS = ['/api/live', '/api/live/payouts'];

/** Every route is called so often with what its contract allows and what it does not: none fails. */
export function fuzzWallet(runs: number): void {
  let wallet: TestWallet;
  let outside: Fuzzer;
  let inside: Fuzzer;
  beforeAll(async () => {
    wallet = await startWallet();
    const { keys } = wallet.env;
    const { member } = await wallet.held(500);
    const members = [member, await wallet.member(1_000_000)];
    const callers = ({ path }: FuzzedRoute) =>
      path.startsWith('/api/admin/') ? [keys.operatorPass()] : members.map(({ id }) => ({ cookie: keys.memberCookie(id) }));
    outside = new Fuzzer({ app: wallet.service.public, callers, runs });
    const services = () => SERVICES.map((name) => ({ authorization: keys.serviceAuthorization(name, 'wallet') }));
    inside = new Fuzzer({ app: wallet.service.internal, callers: services, runs, knows: service.subscribes });
  });
  afterAll(() => wallet.remove());

  test.each(routesOf(contract, STREAMS))('$method $path fails at nothing that it is sent', async (route) =>
    expect(await outside.failureOf(route)).toBeUndefined(),
  );
  test.each(routesOf(internal))('$method $path fails at nothing that a service sends', async (route) =>
    expect(await inside.failureOf(route)).toBeUndefined(),
  );
}
