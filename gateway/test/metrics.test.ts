import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { startFakeAdmin, type FakeAdmin } from './support/fake-admin.ts';
import { echo } from './support/fake-service.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let admin: FakeAdmin;
let gateway: Gateway;
beforeAll(async () => {
  admin = await startFakeAdmin();
  gateway = await startGateway({ ...admin.options, pollSeconds: 0.1, workers: 1 });
});
afterAll(() => Promise.all([gateway.close(), admin.close()]));

/** The value of a series as it is written; undefined: there is none. */
const value = async (series: string): Promise<number | undefined> => {
  const line = (await gateway.metrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
};
const reaches = (series: string, count: number) => expect.poll(() => value(series), { message: series }).toBe(count);
const account = 'owner="bank",route="/api/account"';
const signedIn = () => ({ headers: { cookie: gateway.memberCookie() } });

test('counts each request by its declared route and status, and how long it took; what callers write is no label', async () => {
  for (const path of ['/api/account', '/api/account/7?secret=1', '/api/account/"x']) await gateway.send(path, signedIn());
  await gateway.send('/api/account');
  await gateway.send('/no/such/page');
  // nginx counts after it has answered.
  await reaches(`gateway_requests_total{${account},status="200"}`, 2);
  await reaches(`gateway_requests_total{${account},status="400"}`, 1);
  await reaches(`gateway_requests_total{${account},status="401"}`, 1);
  await reaches('gateway_requests_total{owner="site",route="pages",status="200"}', 1);
  await reaches(`gateway_request_duration_seconds_count{${account}}`, 4);
  await reaches(`gateway_request_duration_seconds_bucket{${account},le="+Inf"}`, 4);
  expect(await value(`gateway_request_duration_seconds_sum{${account}}`)).toBeGreaterThanOrEqual(0);
  const written = await gateway.metrics();
  expect(written).not.toContain('secret');
  for (const line of written.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? [0-9.]+)$/);
});

test('adds up the times: each bucket holds the ones before it', async () => {
  const arrived = Promise.withResolvers<() => void>();
  gateway.bank.answer = (_call, response) => arrived.resolve(() => void response.end('{}'));
  const call = gateway.send('/api/pay', signedIn());
  const answer = await arrived.promise;
  const arrivedAtMs = performance.now();
  await until('it takes some time', () => performance.now() - arrivedAtMs > 50);
  answer();
  await call;
  gateway.bank.answer = echo;
  const pay = (bound: string) => value(`gateway_request_duration_seconds_bucket{owner="bank",route="/api/pay",le="${bound}"}`);
  await until('the call', async () => (await pay('+Inf')) === 1);
  expect([await pay('0.005'), await pay('0.02')]).toEqual([0, 0]);
  expect(await value('gateway_request_duration_seconds_sum{owner="bank",route="/api/pay"}')).toBeGreaterThan(0.04);
});

test('a stream is counted and has no time', async () => {
  gateway.bank.answer = (_call, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  await new Promise<void>((resolve) => {
    const options = { port: gateway.port, host: '127.0.0.1', path: '/api/live', ...signedIn(), agent: false };
    const reader = get(options, (incoming) => void incoming.once('data', () => resolve(void reader.destroy())));
    reader.on('error', () => undefined);
  });
  gateway.bank.answer = echo;
  const stream = /gateway_requests_total\{owner="bank",route="\/api\/live",status="(200|499)"\} 1/;
  await until('the stream', async () => stream.test(await gateway.metrics()));
  expect(await gateway.metrics()).not.toContain('gateway_request_duration_seconds_count{owner="bank",route="/api/live"}');
});

test('counts the tries of a service that breaks, from nothing on', async () => {
  const failures = 'gateway_upstream_failures_total{owner="bank"}';
  await reaches(failures, 0);
  gateway.bank.answer = (_call, _response, request) => request.socket.destroy();
  expect((await gateway.send('/api/account', signedIn())).status).toBe(502);
  gateway.bank.answer = echo;
  await reaches(failures, 1);
  await reaches(`gateway_requests_total{${account},status="502"}`, 1);
});

test('tells when identity and admin were heard last, and what room there is for those who are out', async () => {
  const nowSeconds = Date.now() / 1000;
  for (const who of ['revocations', 'registry'])
    await until(`${who} was heard`, async () => Number(await value(`gateway_${who}_timestamp_seconds`)) > nowSeconds - 60);
  const [free, capacity] = [await value('gateway_revocations_free_bytes'), await value('gateway_revocations_capacity_bytes')];
  expect(capacity).toBe(32 * 1024 * 1024);
  expect(free).toBeGreaterThan(0.9 * Number(capacity));
  expect(await value('gateway_revocations_full')).toBe(0);
  expect(await value('gateway_altered_files_total')).toBe(0);
  expect(await value('gateway_connections{state="writing"}')).toBeGreaterThan(0);
});

test('is not there for browsers', async () => {
  expect((await gateway.send('/metrics')).status).toBe(404);
});
