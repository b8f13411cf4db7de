import { fork, type ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { delivered, inTransaction, uuidv7, type Service } from '../../src/index.ts';
import { startFakeService, testEnvironment, until, type FakeService, type TestEnvironment } from '../../src/testing/index.ts';
import { buildService, migrationsDirectory } from '../notes/app.ts';

/** How often the relay looks by itself. */
const POLL_MS = 1_000;
const MESSAGES = 30;

let env: TestEnvironment;
let wallet: FakeService;
let service: Service;

beforeAll(async () => {
  wallet = await startFakeService(() => ({ status: 200, body: {} }));
  env = await testEnvironment('earn', {
    migrationsDirectory,
    peers: { wallet: wallet.url, social: wallet.url },
    subscribers: { 'rewards.test.note.written.v1': ['wallet', 'social'] },
  });
  service = buildService(env.variables);
  await service.ready();
});
afterEach(async () => {
  wallet.answer(() => ({ status: 200, body: {} }));
  await emptied();
  wallet.calls.length = 0;
});
afterAll(async () => {
  await service.close();
  await wallet.stop();
  await env.remove();
});

const send = (text: string) =>
  inTransaction(service.kit.database, async (transaction) => {
    const noteId = uuidv7();
    await transaction('notes').insert({ id: noteId, text });
    return service.kit.outbox.send(transaction, { to: 'wallet', path: '/internal/told', body: { noteId, text } });
  });
const received = () => wallet.calls.map((call) => (call.body as { text: string }).text);
const emptied = () => until('the outbox is empty', async () => (await service.kit.database('outbox').select('id')).length === 0, 15_000);

describe('the outbox', () => {
  test('delivers a committed message, signed, with its id as idempotency key', async () => {
    const id = await send('a');
    const call = await until('the call arrives', () => wallet.calls[0]);
    expect(call).toMatchObject({ method: 'POST', url: '/internal/told', body: { text: 'a' } });
    expect(call.headers['idempotency-key']).toBe(id);
    expect(call.headers.authorization).toMatch(/^Bearer ey/);
  });

  test('does so at once: it does not wait until it would look by itself', async () => {
    const startedAtMs = performance.now();
    for (let count = 1; count <= MESSAGES; count += 1) {
      await send(`at once ${count}`);
      await until('the call arrives', () => wallet.calls.length === count);
    }
    // Far from it on the slowest machine: half of the waits would be longer than this.
    expect(performance.now() - startedAtMs).toBeLessThan((MESSAGES * POLL_MS) / 2);
  });

  test('says within a deadline whether a message has been delivered', async () => {
    expect(await delivered(service.kit.database, await send('a'))).toBe(true);
    expect(received()).toEqual(['a']);
    wallet.answer(() => ({ status: 503 }));
    expect(await delivered(service.kit.database, await send('b'), 60)).toBe(false);
  });

  test('tells who waits for a message as soon as this process has delivered it, without a look into the database', async () => {
    const { database } = service.kit;
    let looks = 0;
    const look = ({ sql }: { sql: string }) => void (looks += sql.startsWith('select "id" from "outbox"') ? 1 : 0);
    database.on('query', look);
    for (let count = 0; count < MESSAGES; count += 1) expect(await delivered(database, await send(`told ${count}`), 5_000)).toBe(true);
    database.off('query', look);
    // A machine that is very busy may need one now and then.
    expect(looks).toBeLessThan(MESSAGES);
  });

  /** A row that its writer's process delivers; `isHandedOver`: it lives so long. */
  const write = async (text: string, isHandedOver = true) => {
    const { database, outbox } = service.kit;
    const { leaseMs, ...row } = outbox.leasedRow({ to: 'wallet', path: '/internal/told', body: { noteId: uuidv7(), text } });
    const due_at = database.raw(`clock_timestamp() + ? * interval '1 millisecond'`, [leaseMs]);
    await database('outbox').insert({ ...row, body: JSON.stringify(row.body), due_at });
    if (isHandedOver) outbox.handOver(database, { ...row, leaseMs });
    return row;
  };

  test('delivers what its writer hands over, and nobody looks for it', async () => {
    const { database } = service.kit;
    // The lane is there from the first message on.
    await send('first');
    await emptied();
    let claims = 0;
    const look = ({ sql }: { sql: string }) => void (claims += sql.includes('for update of o skip locked') ? 1 : 0);
    database.on('query', look);
    for (let count = 0; count < MESSAGES; count += 1) expect(await delivered(database, (await write(`${count}`)).id, 5_000)).toBe(true);
    database.off('query', look);
    // The relay's own looks, on a machine that is very busy.
    expect(claims).toBeLessThan(MESSAGES);
    expect(received()).toHaveLength(1 + MESSAGES);
  });

  test('delivers what its writer did not live to hand over', async () => {
    await send('first');
    await emptied();
    const { lease_owner: owner } = await write('left', false);
    expect(owner).not.toBeNull();
    await emptied();
    expect(received()).toEqual(['first', 'left']);
  });

  test('leaves to its relay what is written while the other side fails', async () => {
    wallet.answer(() => ({ status: 503 }));
    for (let count = 0; count < 8; count += 1) await send(`${count}`);
    await until('nobody asks any more', async () => (await write('later')).lease_owner === null);
    wallet.answer(() => ({ status: 200, body: {} }));
    await emptied();
    expect(received()).toContain('later');
  });

  test('sends nothing of a transaction that rolled back', async () => {
    const rolledBack = inTransaction(service.kit.database, async (transaction) => {
      await service.kit.outbox.send(transaction, { to: 'wallet', path: '/internal/told', body: { noteId: uuidv7(), text: 'lost' } });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await send('kept');
    await emptied();
    expect(received()).toEqual(['kept']);
  });

  test('publishes an event once to each subscriber, with one id', async () => {
    const id = await inTransaction(service.kit.database, (transaction) =>
      service.kit.outbox.publish(transaction, { type: 'rewards.test.note.written.v1', subject: 'n1', data: { text: 'hi' } }),
    );
    await emptied();
    expect(wallet.calls.map((call) => call.body)).toEqual([
      expect.objectContaining({ id, specversion: '1.0' }),
      expect.objectContaining({ id }),
    ]);
  });

  test('gives an event the time of the database, the same to each subscriber', async () => {
    const { rows } = await inTransaction(service.kit.database, async (transaction) => {
      await service.kit.outbox.publish(transaction, { type: 'rewards.test.note.written.v1', subject: 'n2', data: {} });
      return transaction.raw<{ rows: [{ times: number; isNow: boolean }] }>(
        `select count(distinct body->>'time')::int as times,
           bool_and((body->>'time')::timestamptz between transaction_timestamp() and clock_timestamp()) as "isNow" from outbox`,
      );
    });
    expect(rows).toEqual([{ times: 1, isNow: true }]);
  });

  test('keeps a message while the other side fails, and delivers it after', async () => {
    let refusals = 0;
    wallet.answer(() => (refusals++ < 2 ? { status: 503 } : { status: 200, body: {} }));
    await send('b');
    await emptied();
    expect(wallet.calls).toHaveLength(3);
  });

  test('bears a receiver that cuts the connection or is away', async () => {
    await wallet.stop();
    await send('c');
    await until(
      'a try has failed',
      async () => (await service.kit.database('outbox').where('attempts', '>', 0).whereNotNull('last_error')).length > 0,
    );
    await wallet.start();
    await emptied();
    expect(received()).toEqual(['c']);
  });
});

describe('a relay killed with kill -9', () => {
  test('in the middle of deliveries loses none, and removes each message with what it told', async () => {
    await service.close();
    service = buildService(env.variables);
    const texts = Array.from({ length: 300 }, (_, index) => `k${index}`);
    for (const text of texts) await send(text);

    for (let kill = 0; kill < 4; kill++) {
      const before = wallet.calls.length;
      const child = fork(new URL('../notes/main.ts', import.meta.url), { env: { ...process.env, ...env.variables }, stdio: 'ignore' });
      await until('deliveries go on', () => wallet.calls.length > before + 20, 20_000);
      await killed(child);
    }
    await service.ready();
    await emptied();
    expect([...new Set(received())].sort()).toEqual([...texts].sort());
    const told = await service.kit.database('notes').whereIn('text', texts).select<{ told_times: number }[]>('told_times');
    expect(told.map((row) => row.told_times)).toEqual(texts.map(() => 1));
  });

  const killed = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
});
