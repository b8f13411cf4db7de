import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../src/index.ts';
import {
  startFakeService,
  startProcess,
  testEnvironment,
  until,
  type FakeService,
  type ServiceProcess,
  type TestEnvironment,
} from '../src/testing/index.ts';
import { sayingWhatIsLoaded, openTelemetryModules } from './loaded-opentelemetry.ts';
import { migrationsDirectory } from './notes/app.ts';

const CLICK = '0af7651916cd43dd8448eb211c80319c';
const SECRET = 'a secret';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number; message?: string };
}
/** What OTLP says of one process. */
interface Sent {
  resource: { attributes: Attribute[] };
  scopeSpans?: { spans: Span[] }[];
  scopeMetrics?: { metrics: { name: string; histogram?: { dataPoints: { attributes: Attribute[] }[] } }[] }[];
  scopeLogs?: { logRecords: { traceId?: string; body: { stringValue?: string }; attributes: Attribute[] }[] }[];
}

const [SERVER, CLIENT] = [2, 3];

let env: TestEnvironment;
let collector: FakeService;
let wallet: FakeService;
let replica: ServiceProcess;
let service: ServiceProcess;

beforeAll(async () => {
  collector = await startFakeService(() => ({ status: 200, body: {} }));
  wallet = await startFakeService(() => ({ status: 200, body: {} }));
  env = await testEnvironment('earn', { migrationsDirectory });
  const main = new URL('notes/main.ts', import.meta.url).pathname;
  const start = (name: string, earn: string): Promise<ServiceProcess> =>
    startProcess(main, {
      ...env.variables,
      SERVICE_URLS: JSON.stringify({ wallet: wallet.url, earn }),
      NODE_OPTIONS: sayingWhatIsLoaded,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: name,
      OTEL_BSP_SCHEDULE_DELAY: '20',
      OTEL_BLRP_SCHEDULE_DELAY: '20',
      OTEL_METRIC_EXPORT_INTERVAL: '200',
    });
  replica = await start('replica', 'http://127.0.0.1:1');
  service = await start('asked', `http://127.0.0.1:${replica.internalPort}`);
});
afterAll(async () => {
  await replica.kill();
  await service.kill();
  await Promise.all([collector.stop(), wallet.stop()]);
  await env.remove();
});

const sent = (signal: 'traces' | 'metrics' | 'logs'): Sent[] =>
  collector.calls
    .filter(({ url }) => url === `/v1/${signal}`)
    .flatMap(({ body }) => Object.values(body as Record<string, Sent[]>)[0] ?? []);
const valuesOf = (attributes: Attribute[]): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
const spans = () =>
  sent('traces').flatMap(({ resource, scopeSpans = [] }) =>
    scopeSpans
      .flatMap((scope) => scope.spans)
      .map((span) => ({ ...span, values: valuesOf(span.attributes), service: valuesOf(resource.attributes)['service.name'] })),
  );
const spansOf = (trace: string) => spans().filter(({ traceId }) => traceId === trace);
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${service.port}${path}`, { headers });
const write = (text: string, traceparent: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${service.port}/api/notes?signature=${encodeURIComponent(SECRET)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: env.keys.memberCookie(uuidv7()), traceparent },
    body: JSON.stringify({ text, price: '1' }),
  });

describe('a call that the collector is told of', () => {
  test('is one trace, from the click through the services to their statements', async () => {
    expect((await ask('/api/notes/count', { traceparent: `00-${CLICK}-${CLICK.slice(0, 16)}-01` })).status).toBe(200);
    await until('four spans', () => spansOf(CLICK).length >= 4);
    const spanOf = (name: string, kind: number) => spansOf(CLICK).find((span) => span.service === name && span.kind === kind);
    const [asked, sending] = [spanOf('asked', SERVER), spanOf('asked', CLIENT)];
    const [answering, statement] = [spanOf('replica', SERVER), spanOf('replica', CLIENT)];
    // A page keeps no span: the first of ours has no parent that nobody would find.
    expect(asked).toMatchObject({
      name: 'GET /api/notes/count',
      values: { 'http.route': '/api/notes/count', 'http.response.status_code': 200 },
    });
    expect(asked?.parentSpanId).toBeUndefined();
    expect(sending).toMatchObject({
      parentSpanId: asked?.spanId,
      values: { 'url.full': `http://127.0.0.1:${replica.internalPort}/internal/notes/count` },
    });
    expect(answering).toMatchObject({ name: 'GET /internal/notes/count', parentSpanId: sending?.spanId });
    expect(statement).toMatchObject({
      name: expect.stringMatching(/^SELECT /),
      parentSpanId: answering?.spanId,
      values: { 'db.query.text': 'select count(*)::int as notes from notes where text not in ($1, ?)', 'db.system.name': 'postgresql' },
    });
    expect(spansOf(CLICK)).toHaveLength(4);
  });

  test('goes on with the span that its caller keeps, and with the message that it leaves', async () => {
    const trace = 'b'.repeat(32);
    expect((await write(SECRET, `00-${trace}-b7ad6b7169203331-01`)).status).toBe(200);
    const delivery = await until('the delivery', () => spansOf(trace).find(({ values }) => values['url.path'] === '/internal/told'));
    const server = await until('the call', () => spansOf(trace).find(({ kind }) => kind === SERVER));
    expect(server).toMatchObject({ name: 'POST /api/notes', parentSpanId: 'b7ad6b7169203331', values: { 'url.path': '/api/notes' } });
    expect(delivery.parentSpanId).toBe(server.spanId);
    expect(wallet.calls.at(-1)?.headers['traceparent']).toBe(`00-${trace}-${delivery.spanId}-01`);
    const names = spansOf(trace).filter(({ parentSpanId }) => parentSpanId === server.spanId);
    expect(names.map(({ name }) => name.split(' ')[0])).toEqual(expect.arrayContaining(['BEGIN', 'INSERT', 'COMMIT']));
  });

  test('tells of a failure without its message, and of a refusal none', async () => {
    const [failing, refused] = ['d'.repeat(32), 'e'.repeat(32)];
    await write('fail late', `00-${failing}-b7ad6b7169203331-01`);
    await write('', `00-${refused}-b7ad6b7169203331-01`);
    const statusOf = (trace: string) => until('its span', () => spansOf(trace).find(({ kind }) => kind === SERVER)?.status);
    expect(await statusOf(failing)).toEqual({ code: 2 });
    expect((await statusOf(refused)).code ?? 0).toBe(0);
  });

  test('is in the metrics and the log by the names of the conventions', async () => {
    const wanted = [
      'http.server.request.duration',
      'http.client.request.duration',
      'db.client.operation.duration',
      'nodejs.eventloop.utilization',
    ];
    const metrics = await until('the metrics', () => {
      const all = sent('metrics').flatMap(({ scopeMetrics = [] }) => scopeMetrics.flatMap((scope) => scope.metrics));
      return wanted.every((name) => all.some((metric) => metric.name === name)) ? all : undefined;
    });
    const routes = metrics
      .filter(({ name }) => name === 'http.server.request.duration')
      .flatMap(({ histogram }) => histogram?.dataPoints.map(({ attributes }) => valuesOf(attributes)['http.route']));
    expect(routes).toContain('/api/notes/count');
    const statements = metrics.filter(({ name }) => name === 'db.client.operation.duration');
    expect(JSON.stringify(statements), 'a value for each call').not.toContain('TRACE');
    const line = await until('the line of the call', () =>
      sent('logs')
        .flatMap(({ scopeLogs = [] }) => scopeLogs.flatMap((scope) => scope.logRecords))
        .find(({ traceId, body }) => traceId === 'b'.repeat(32) && body.stringValue === 'call'),
    );
    expect(valuesOf(line.attributes)).toMatchObject({ traceId: 'b'.repeat(32), path: '/api/notes' });
  });

  test('is told with no value, no query, no cookie; and nothing is told of health and what the clock asks for', async () => {
    await fetch(`http://127.0.0.1:${service.internalPort}/readyz`, {
      headers: { traceparent: `00-${'a'.repeat(32)}-${'a'.repeat(16)}-01` },
    });
    await ask('/api/notes', { traceparent: `00-${'9'.repeat(32)}-b7ad6b7169203331-01` });
    await until('what came later', () => spansOf('9'.repeat(32))[0]);
    const told = JSON.stringify(collector.calls.map(({ body }) => body));
    for (const secret of [SECRET, encodeURIComponent(SECRET), 'signature=', 'session=', 'Bearer ']) expect(told).not.toContain(secret);
    expect(JSON.stringify(spans()), 'the log tells it, and is told as it is').not.toContain('it broke');
    const servers = spans().filter(({ kind }) => kind === SERVER);
    expect(servers.filter(({ name }) => /readyz|healthz|metrics/.test(name))).toEqual([]);
    const known = new Set(spans().map(({ spanId }) => spanId));
    const rootless = spans().filter(({ kind, parentSpanId }) => kind === CLIENT && !known.has(parentSpanId ?? ''));
    expect(rootless).toEqual([]);
  });
});

describe('a collector that is away', () => {
  test('fails no call, and holds up no end', async () => {
    await collector.stop();
    for (let call = 0; call < 50; call++) expect((await ask('/api/notes/count')).status).toBe(200);
    // Not 0 where the service's own deadline ended it.
    expect(await service.end()).toBe(0);
    expect(service.written().match(/^opentelemetry: /gm)?.length).toBe(1);
    expect(openTelemetryModules(service.written())).not.toEqual([]);
    await collector.start();
  });
});
