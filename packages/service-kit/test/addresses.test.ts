import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { KeySet } from '../src/auth/key-set.ts';
import { ServiceTokens } from '../src/auth/service-tokens.ts';
import { AddressBook } from '../src/client/address-book.ts';
import { repeatable } from '../src/client/ask-replicas.ts';
import type { ServiceCall } from '../src/client/send-call.ts';
import { createServiceFetch } from '../src/client/service-client.ts';
import { createTestKeys, startFakeService, type FakeService, type TestKeys } from '../src/testing/index.ts';

/** Like the address of a machine that is gone: a process that takes nobody in, with all waiting places full. */
async function startSilentAddress(): Promise<string> {
  const listen = `require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
    process.stdout.write(String(this.address().port)); });`;
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGSTOP');
  const waiting = Array.from({ length: 6 }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => {
    for (const socket of waiting) socket.destroy();
    child.kill('SIGKILL');
  });
  await Promise.race(waiting.map((socket) => once(socket, 'connect')));
  return `http://127.0.0.1:${String(port)}`;
}

describe('the address book', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.now() });
    folder = mkdtempSync(join(tmpdir(), 'facet-addresses-'));
    file = join(folder, 'urls.json');
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true });
  });

  /** Each write has a later time than the one before, however fast they follow. */
  let writes = 0;
  const write = (text: string) => {
    writeFileSync(file, text);
    writes += 1;
    utimesSync(file, writes, writes);
  };

  test('follows the file within a second, and keeps what it knows when the file is unreadable or gone', () => {
    write('{"wallet":["http://a"]}');
    const book = new AddressBook({ wallet: 'http://old', identity: 'http://i' }, file);
    expect([book.of('wallet'), book.of('identity')]).toEqual([['http://a'], ['http://i']]);
    write('{"wallet":["http://b","http://c"]}');
    vi.advanceTimersByTime(1_001);
    expect(book.of('wallet')).toEqual(['http://b', 'http://c']);
    for (const spoil of [() => write('{"wallet":'), () => rmSync(file)]) {
      spoil();
      vi.advanceTimersByTime(1_001);
      expect(book.of('wallet')).toEqual(['http://b', 'http://c']);
    }
  });

  test('looks at the file once a second at most', () => {
    write('{"wallet":["http://a"]}');
    const book = new AddressBook({}, file);
    book.of('wallet');
    write('{"wallet":["http://b"]}');
    vi.advanceTimersByTime(900);
    expect(book.of('wallet')).toEqual(['http://a']);
  });

  test('names the service that has no address', () => {
    expect(() => new AddressBook({}).of('social')).toThrow('SERVICE_URLS names no address for social');
  });

  test('resolves service:// to where the service is, and leaves other addresses alone', () => {
    write('{"identity":["http://127.0.0.1:7","http://127.0.0.1:8"]}');
    const book = new AddressBook({}, file);
    expect(book.resolve('service://identity/internal/jwks')).toEqual([
      'http://127.0.0.1:7/internal/jwks',
      'http://127.0.0.1:8/internal/jwks',
    ]);
    expect(book.resolve('file:///keys.json')).toEqual(['file:///keys.json']);
  });
});

describe('a service with replicas', () => {
  let keys: TestKeys;
  let replicas: FakeService[];
  beforeAll(() => {
    keys = createTestKeys('earn');
  });
  afterAll(() => keys.remove());
  // New ones for each test: over a kept connection a replica that went away is not refused but broken.
  beforeEach(async () => {
    replicas = [await startFakeService(() => ({ status: 200, body: {} })), await startFakeService(() => ({ status: 200, body: {} }))];
  });
  afterEach(() => Promise.all(replicas.map((replica) => replica.stop())));

  /** A client asks the first replica first. */
  const client = () => {
    const tokens = new ServiceTokens('earn', keys.environment.SERVICE_KEY_FILE);
    return createServiceFetch({ callee: 'wallet', tokens, deadlineMs: 2_000, addresses: () => replicas.map(({ url }) => url) });
  };
  const post = (headers: Record<string, string> = {}): ServiceCall => ({
    path: '/internal/x?a=b',
    method: 'POST',
    body: JSON.stringify({ amount: '5.00' }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const call = (asked = post()) => client()(asked);
  const callsOf = (index: number) => replicas[index]?.calls.map(({ method, url, body }) => [method, url, body]);
  const sent = ['POST', '/internal/x?a=b', { amount: '5.00' }];

  test('is asked at each of its addresses in turn', async () => {
    const send = client();
    for (let count = 0; count < 4; count++) expect((await send(post())).status).toBe(200);
    expect([callsOf(0), callsOf(1)]).toEqual([
      [sent, sent],
      [sent, sent],
    ]);
  });

  test('is asked at the next one, with the same body, when the first refuses the connection', async () => {
    await replicas[0]?.stop();
    expect((await call()).status).toBe(200);
    expect(callsOf(1)).toEqual([sent]);
  });

  test('is asked at the next one, within its time, when the machine of the first is gone', async () => {
    const gone = await startSilentAddress();
    const tokens = new ServiceTokens('earn', keys.environment.SERVICE_KEY_FILE);
    const addresses = () => [gone, replicas[1]?.url ?? ''];
    const send = createServiceFetch({ callee: 'wallet', tokens, deadlineMs: 2_000, addresses });
    expect((await send(post())).status).toBe(200);
    expect(callsOf(1)).toEqual([sent]);
  });

  test('is not asked twice when the first took the call and died over it', async () => {
    replicas[0]?.answer(() => 'cut');
    await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
    expect(callsOf(1)).toEqual([]);
  });

  test('is asked again when the first died over a call that may be repeated: one that reads, or bears a key', async () => {
    replicas[0]?.answer(() => 'cut');
    expect((await call({ path: '/internal/x?a=b' })).status).toBe(200);
    expect((await call(post(repeatable('round-1').headers))).status).toBe(200);
    expect(callsOf(1)).toEqual([['GET', '/internal/x?a=b', undefined], sent]);
    expect(replicas.map(({ calls }) => calls.at(-1)?.headers['idempotency-key'])).toEqual(['round-1', 'round-1']);
  });

  test('gives its keys from another replica when the first is away', async () => {
    const jwks = JSON.parse(readFileSync(keys.environment.SERVICE_KEYS_FILE, 'utf8')) as object;
    for (const replica of replicas) replica.answer(() => ({ status: 200, body: jwks }));
    const known = new KeySet(() => replicas.map(({ url }) => url));
    await replicas[0]?.stop();
    expect(await known.find('earn')).toContain('BEGIN PUBLIC KEY');
  });
});
