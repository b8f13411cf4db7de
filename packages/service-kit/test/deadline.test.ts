import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ServiceTokens } from '../src/auth/service-tokens.ts';
import { createDirectFetch, createServiceFetch } from '../src/client/service-client.ts';
import { createTestKeys, type FakeService, startFakeService, type TestKeys, until } from '../src/testing/index.ts';

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

test('a call that nobody answers ends at its deadline, also when memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const tokens = new ServiceTokens('earn', keys.environment.SERVICE_KEY_FILE);
  const call = createServiceFetch({ callee: 'wallet', tokens, deadlineMs: 300, addresses: () => [silent.url] });
  const calls = Array.from({ length: 5 }, () => call({ path: '/', method: 'POST', body: '{}' }));
  const collecting = setInterval(collect, 20);
  const outcomes = await Promise.allSettled(calls);
  clearInterval(collecting);
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'answered'))).toEqual(
    Array.from({ length: 5 }, () => 'unavailable'),
  );
});

test('of a callee that falls silent only the first calls wait; it is asked again a second later', async () => {
  const callee = await startFakeService(() => ({ status: 204 }));
  onTestFinished(() => callee.stop());
  const tokens = new ServiceTokens('earn', keys.environment.SERVICE_KEY_FILE);
  const ask = createServiceFetch({ callee: 'wallet', tokens, deadlineMs: 500, addresses: () => [callee.url] });
  const call = () =>
    ask({ path: '/' }).then(
      () => 'answered',
      () => 'unavailable',
    );
  // Many good answers just before: the share of failures stays small for long. One after the other, or a busy machine
  // counts some of them later.
  for (let count = 0; count < 100; count++) await call();
  callee.answer(() => 'hang');
  for (let count = 0; count < 5; count++) expect(await call()).toBe('unavailable');
  const asked = callee.calls.length;
  expect(await call()).toBe('unavailable');
  expect(callee.calls.length).toBe(asked);
  callee.answer(() => ({ status: 204 }));
  await until('it is asked again', async () => (await call()) === 'answered');
  expect(callee.calls.length).toBe(asked + 1);
});

test('what could not be sent in its time is never sent', async () => {
  const callee = await startFakeService(() => ({ status: 204 }));
  onTestFinished(() => callee.stop());
  const tokens = new ServiceTokens('earn', keys.environment.SERVICE_KEY_FILE);
  const call = createDirectFetch({ callee: 'wallet', tokens, deadlineMs: 20, addresses: () => [callee.url] });
  const late = call({ path: '/late' });
  // The connection stands when this process has time again, but then the deadline is over.
  for (const begunAtMs = performance.now(); performance.now() - begunAtMs < 60;);
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  const patient = createDirectFetch({ callee: 'wallet', tokens, deadlineMs: 2_000, addresses: () => [callee.url] });
  expect((await patient({ path: '/next' })).status).toBe(204);
  expect(callee.calls.map(({ url }) => url)).toEqual(['/next']);
});

test('an answer that begins and does not end is none', async () => {
  const server = createServer((_request, response) => void response.writeHead(200).write('{')).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const tokens = new ServiceTokens('earn', keys.environment.SERVICE_KEY_FILE);
  const call = createDirectFetch({ callee: 'wallet', tokens, deadlineMs: 200, addresses: () => [`http://127.0.0.1:${port}`] });
  await expect(call({ path: '/' })).rejects.toMatchObject({ name: 'TimeoutError' });
});
