import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());
beforeEach(() => void (gateway.bank.calls.length = 0));

const smuggled = 'GET /api/account/open HTTP/1.1\r\nHost: x\r\nX-Smuggled: 1\r\n\r\n';

/** Statuses of all the answers on one connection. */
const statuses = async (bytes: string) =>
  [...(await gateway.sendRaw(bytes)).matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('a request whose end is in doubt', () => {
  const framings: Record<string, string> = {
    'two lengths': 'Content-Length: 0\r\nContent-Length: 60',
    'two equal lengths': 'Content-Length: 60\r\nContent-Length: 60',
    'a list of lengths': 'Content-Length: 60, 60',
    'a negative length': 'Content-Length: -1',
    'a length that is no number': 'Content-Length: 0x3c',
    'a length and chunks': 'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'an encoding that is not known': 'Transfer-Encoding: xchunked',
    'two encodings': 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  };
  test.each(Object.entries(framings))('is refused, and nothing behind it is served: %s', async (_name, headers) => {
    const answers = await statuses(`POST /api/postbacks/a HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n${smuggled}`);
    expect(answers).toHaveLength(1);
    expect([400, 501]).toContain(answers[0]);
    expect(gateway.bank.calls).toEqual([]);
  });

  test('in chunks reaches the service with one length', async () => {
    const answers = await statuses(
      'POST /api/postbacks/a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    );
    expect(answers).toEqual([200]);
    expect(gateway.bank.calls).toMatchObject([{ body: 'hello', headers: { 'content-length': '5' } }]);
  });
});

describe('a refused request', () => {
  test('takes its body with it: the body is not the next request', async () => {
    const refused = `POST /api/pay HTTP/1.1\r\nHost: x\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
    const answers = await statuses(`${refused}GET /api/account/open HTTP/1.1\r\nHost: x\r\nX-Honest: 1\r\nConnection: close\r\n\r\n`);
    expect(answers).toEqual([401, 200]);
    expect(gateway.bank.calls.map(({ headers }) => [headers['x-smuggled'], headers['x-honest']])).toEqual([[undefined, '1']]);
  });
});

describe('headers', () => {
  test.each(['X Y: 1', 'X-A\0: 1', 'X-A : 1', ': 1'])('of no good form are refused or dropped: %j', async (header) => {
    await gateway.sendRaw(`GET /api/account/open HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`);
    expect(
      gateway.bank.calls.flatMap(({ rawHeaderNames }) => rawHeaderNames).filter((name) => name.startsWith('x-a') || name.includes(' ')),
    ).toEqual([]);
  });

  test('beyond a hundred are refused, so that none goes unread', async () => {
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`x-filler-${index}`, '1']));
    expect((await gateway.send('/api/account/open', { headers: { ...many, 'x-user-id': 'me' } })).status).toBe(400);
    expect(gateway.bank.calls).toEqual([]);
  });

  test('that upgrade the connection do not pass', async () => {
    await gateway.sendRaw('GET /api/account/open HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n');
    expect(gateway.bank.calls.map(({ headers }) => [headers['upgrade'], headers['connection']])).toEqual([[undefined, undefined]]);
  });
});

describe('a body', () => {
  test('over 128 KB is refused before it is sent', async () => {
    const answer = await gateway.sendRaw('POST /api/postbacks/a HTTP/1.1\r\nHost: x\r\nContent-Length: 131073\r\n\r\n', /}$/);
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*"payload_too_large"/s);
    expect(gateway.bank.calls).toEqual([]);
  });
});
