import { type FuzzedRoute, Fuzzer, routesOf } from '@facet/service-kit/fuzzing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import internal from '../openapi.internal.json' with { type: 'json' };
import service from '../service.json' with { type: 'json' };
import { newAddress } from './own-address.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';
import { creditOf, providerIds, SECRET, signed } from './walls/signed-call.ts';

const SERVICES = ['identity', 'wallet', 'social', 'games', 'admin', 'earn'];

/** Every route is called so often with what its contract allows and what it does not: none fails. */
export function fuzzEarn(runs: number): void {
  let earn: Earn;
  let outside: Fuzzer;
  let inside: Fuzzer;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    earn = await startEarn();
    const member = earn.aMember();
    const { keys } = earn.env;
    const callers = ({ path }: FuzzedRoute) =>
      path.startsWith('/api/admin/') ? [keys.operatorPass()] : [{ cookie: `__Host-session=${keys.sessionToken(member)}` }];
    outside = new Fuzzer({ app: earn.service.public, callers, runs });
    const services = () => SERVICES.map((name) => ({ authorization: keys.serviceAuthorization(name, 'earn') }));
    inside = new Fuzzer({ app: earn.service.internal, callers: services, runs, knows: service.subscribes });
    await earn.send(providerCall('b', aClaim({ member })));
    for (const id of providerIds) {
      tokens.set(id, await newAddress(earn, id));
      await earn.operator('PATCH', `/api/admin/providers/${id}`, { secret: SECRET });
    }
  });
  afterAll(() => earn.close());

  test.each(routesOf(contract))('$method $path fails at nothing that it is sent', async (route) =>
    expect(await outside.failureOf(route)).toBeUndefined(),
  );
  test.each(routesOf(internal))('$method $path fails at nothing that a service sends', async (route) =>
    expect(await inside.failureOf(route)).toBeUndefined(),
  );

  test.each(providerIds)('a call that %s signs gets its verdict, whatever it says', async (id) => {
    const member = earn.aMember();
    const credit = creditOf(id, { member, transaction: 'T1' });
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('\0', '9'.repeat(40), '-0', '1e9', '\u202e', member),
    );
    const values = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(credit)), text), text, { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(values, async (change) => {
        fc.pre([...Object.keys(change), ...Object.values(change)].every((each) => each.isWellFormed()));
        const { method, target, headers, body } = signed(id, tokens.get(id) ?? '', { ...credit, ...change });
        const { status } = await earn.service.public
          .inject({ method: method as 'GET', url: target, headers, payload: body })
          .then(({ statusCode }) => ({ status: statusCode }));
        expect([target, body, status < 500]).toEqual([target, body, true]);
      }),
      { numRuns: runs },
    );
    expect(await earn.database('postbacks').whereNull('verdict').select('target', 'body')).toEqual([]);
  });
}
