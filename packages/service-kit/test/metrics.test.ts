import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7, type Service } from '../src/index.ts';
import { startFakeService, testEnvironment, until, type FakeService, type TestEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

let env: TestEnvironment;
let wallet: FakeService;
let service: Service;
beforeAll(async () => {
  wallet = await startFakeService(() => ({ status: 500 }));
  env = await testEnvironment('earn', {
    migrationsDirectory,
    peers: { wallet: wallet.url },
    subscribers: { 'rewards.test.v1': ['games'] },
  });
  service = buildService(env.variables);
  await service.ready();
});
afterAll(async () => {
  await service.close();
  await wallet.stop();
  await env.remove();
});

/** The value of the series with this name and these labels, in whatever order; undefined: there is none. */
async function value(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const wanted = Object.entries({ ...labels, service: 'earn' }).map(([label, text]) => `${label}="${text}"`);
  const { body } = await service.internal.inject('/metrics');
  for (const line of body.split('\n')) {
    const [, written = '', number] = /^([^ ]+) (\S+)$/.exec(line) ?? [];
    const [metric, found = ''] = written.replace('}', '').split('{');
    if (metric === name && found.split(',').toSorted().join() === wanted.toSorted().join()) return Number(number);
  }
  return undefined;
}
const calls = (outcome: string) => value('service_call_duration_seconds_count', { callee: 'wallet', outcome });

test('a message that waits is counted, ages, and is gone when it is delivered; so are the calls that tried', async () => {
  expect(await value('outbox_messages', { destination: 'games' })).toBe(0);
  await service.kit.database.transaction(async (transaction) => {
    await service.kit.outbox.send(transaction, { to: 'wallet', path: '/internal/told', body: { noteId: uuidv7() } });
  });
  const messages = () => value('outbox_messages', { destination: 'wallet' });
  const ageSeconds = () => value('outbox_oldest_age_seconds', { destination: 'wallet' });
  expect(await messages()).toBe(1);
  const first = Number(await ageSeconds());
  await until('it is older', async () => Number(await ageSeconds()) > first);
  await until('a failed call', async () => Number(await calls('failed')) > 0);

  wallet.answer(() => ({ status: 204 }));
  await until('nothing waits', async () => (await messages()) === 0);
  expect(await ageSeconds()).toBe(0);
  expect(await calls('answered')).toBe(1);
});

test('a client whose breaker is open shows, however often it is asked for', async () => {
  wallet.answer(() => ({ status: 500 }));
  const ask = () =>
    service.kit
      .client<Record<string, never>>('wallet')
      .GET('/internal/x' as never)
      .catch(() => undefined);
  const isOpen = async () => (await value('service_call_breaker_open', { callee: 'wallet' })) === 1;
  await until('the breaker is open', async () => {
    await ask();
    return isOpen();
  });
  await until('a call that is not tried', async () => {
    await ask();
    return Number(await calls('not_tried')) > 0;
  });
  wallet.answer(() => ({ status: 204 }));
  await until('the breaker is closed', async () => {
    await ask();
    return !(await isOpen());
  });
  expect(Number(await calls('failed'))).toBeGreaterThanOrEqual(10);
});

test('the pool tells who uses it and who waits', async () => {
  const { database, config } = service.kit;
  expect(await value('database_connections_max')).toBe(config.DATABASE_POOL_SIZE);
  const held = await Promise.all(Array.from({ length: config.DATABASE_POOL_SIZE }, () => database.transaction()));
  const waiting = database.raw('select 1').then(() => undefined);
  // One by one: gauges that ask the database would wait as well.
  const text = (name: string) => service.kit.metrics.getSingleMetricAsString(name);
  expect(await text('database_waiting_queries')).toMatch(/^database_waiting_queries\{service="earn"\} [1-9]/m);
  expect(await text('database_connections')).toContain(`database_connections{state="used",service="earn"} ${held.length}`);
  await Promise.all(held.map((transaction) => transaction.rollback()));
  await waiting;
  await until('nobody waits', async () => (await value('database_waiting_queries')) === 0);
});
