import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceTokens } from '../src/auth/service-tokens.ts';
import { createServiceFetch } from '../src/client/service-client.ts';
import { createTestKeys, type FakeService, startFakeService, type TestKeys } from '../src/testing/index.ts';

let keys: TestKeys;
let silent: FakeService;
beforeAll(async () => {
  keys = createTestKeys('earn');
  silent = await startFakeService(() => 'hang');
});
afterAll(async () => {
  await silent.stop();
  keys.remove();
});

it('a call that nobody answers ends at its deadline, also when memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const tokens = new ServiceTokens('earn', keys.environment.SERVICE_KEY_FILE);
  const call = createServiceFetch({ callee: 'wallet', tokens, deadlineMs: 300 });
  const calls = Array.from({ length: 5 }, () => call(new Request(`${silent.url}/`, { method: 'POST', body: '{}' })));
  const collecting = setInterval(collect, 20);
  const outcomes = await Promise.allSettled(calls);
  clearInterval(collecting);
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'answered'))).toEqual(
    Array.from({ length: 5 }, () => 'unavailable'),
  );
});
