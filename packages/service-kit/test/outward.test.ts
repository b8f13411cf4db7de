import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';
import {
  AnswerTooLarge,
  callOutward,
  parseAnswer,
  PlatformHttp,
  retryAfterSeconds,
  TimeIsOver,
  wasNeverSent,
} from '../src/outward/index.ts';

async function company(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a fraction of a millisecond is no deadline: what comes too late is not sent, half a millisecond more is nothing', async () => {
  let asked = 0;
  const url = await company((_request, response) => response.end(String(++asked)));
  expect(await callOutward(url, { within: 2_000.7 })).toMatchObject({ status: 200, text: '1' });
  for (const within of [0.9, 0, -1, Number.NaN]) await expect(callOutward(url, { within })).rejects.toBeInstanceOf(TimeIsOver);
  expect(asked).toBe(1);
});

test('an answer that is too long is not read to its end', async () => {
  const url = await company((_request, response) => response.end(Buffer.alloc(2 * 1024 * 1024)));
  await expect(callOutward(url, { within: 5_000 })).rejects.toBeInstanceOf(AnswerTooLarge);
});

test('one that never ends is over at its deadline', async () => {
  const url = await company((_request, response) => void response.writeHead(200).write('{'));
  await expect(callOutward(url, { within: 100 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a redirect is not followed, and takes no cookie along', async () => {
  const asked: string[] = [];
  const url = await company((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(await callOutward(url, { within: 2_000, headers: { cookie: 'x' } })).toMatchObject({ status: 302 });
  expect(asked).toEqual(['/']);
});

test('only what found no connection was certainly not sent', async () => {
  const gone = await callOutward(`http://127.0.0.1:${await freePort()}/`, { within: 2_000 }).catch((error: unknown) => error);
  expect(wasNeverSent(gone)).toBe(true);
  const url = await company((request) => request.socket.destroy());
  expect(wasNeverSent(await callOutward(url, { within: 2_000 }).catch((error: unknown) => error))).toBe(false);
});

test('numbers are read as they were written, since ids are longer than a JavaScript number', () => {
  expect(parseAnswer('{"id":9007199254740993}', Type.Object({ id: Type.String() }))).toEqual({ id: '9007199254740993' });
  expect(parseAnswer('{"id":null}', Type.Object({ id: Type.String() }))).toBeUndefined();
  expect(parseAnswer('<html>', Type.Object({}))).toBeUndefined();
});

test.each([
  ['7', 7],
  ['0', 1],
  ['86400', 300],
  ['soon', 5],
  [null, 5],
])('retry-after %s is %d s', (written, seconds) => {
  expect(retryAfterSeconds(written)).toBe(seconds);
});

test('the platform’s failures are told in words: failing, busy, slow, down', async () => {
  const answers: Record<string, RequestListener> = {
    '/failing': (_request, response) => response.writeHead(500).end(),
    '/large': (_request, response) => response.end(Buffer.alloc(2 * 1024 * 1024)),
    '/busy': (_request, response) => response.writeHead(429, { 'retry-after': '7' }).end(),
    '/slow': () => undefined,
    '/gone': (_request, response) => response.writeHead(404).end(),
  };
  const baseUrl = await company((request, response) => answers[request.url ?? '']?.(request, response));
  const platform = new PlatformHttp({ baseUrl, deadlineMs: 200, userAgent: 'test' });
  const ask = (path: string) => platform.ask({ host: 'users', path, answer: Type.Object({}) });
  await expect(ask('/failing')).rejects.toMatchObject({ code: 'platform_failing', status: 502 });
  await expect(ask('/large')).rejects.toMatchObject({ code: 'platform_failing' });
  await expect(ask('/busy')).rejects.toMatchObject({ code: 'platform_busy', retryAfterSeconds: 7 });
  await expect(ask('/slow')).rejects.toMatchObject({ code: 'platform_slow', status: 504 });
  expect(await ask('/gone')).toBeUndefined();
  const nobody = new PlatformHttp({ baseUrl: `http://127.0.0.1:${await freePort()}`, deadlineMs: 2_000, userAgent: 'test' });
  await expect(nobody.ask({ host: 'users', path: '/', answer: Type.Object({}) })).rejects.toMatchObject({ code: 'platform_down' });
});
