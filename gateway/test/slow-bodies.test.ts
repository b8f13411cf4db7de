import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const CALLS_AT_ONCE = 4;
const OF_ONE_NETWORK = 2;
const AT_ONCE_OF_A_NETWORK = 100;
const sockets: Socket[] = [];

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway({ callsAtOnce: CALLS_AT_ONCE, bodySeconds: 2 })));
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => gateway.close());

/** A call that has sent its head and a part of its body; answers with the status that comes. */
function beginPost(): { status: Promise<number> } {
  const socket = connect({ port: Number(new URL(gateway.origin).port), host: '127.0.0.1' });
  sockets.push(socket);
  socket.write('POST /api/postbacks/a HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 800\r\n\r\nbegun');
  return { status: once(socket, 'data').then(([data]) => Number(/^HTTP\/1\.1 (\d{3})/.exec(String(data))?.[1])) };
}

const quick = () => gateway.send('/api/postbacks/a', { method: 'POST', body: 'whole' });

test('bodies that do not arrive take no place of a service, and end after their time', async () => {
  const slow = Array.from({ length: 2 * CALLS_AT_ONCE }, beginPost);
  expect(await Promise.all(Array.from({ length: OF_ONE_NETWORK }, async () => (await quick()).status))).toEqual(
    Array(OF_ONE_NETWORK).fill(200),
  );
  expect(await Promise.all(slow.map(({ status }) => status))).toEqual(slow.map(() => 408));
  expect((await quick()).status).toBe(200);
});

test('of one network only so many are on their way at once, and others find room when these have ended', async () => {
  const slow = Array.from({ length: AT_ONCE_OF_A_NETWORK + 20 }, beginPost);
  const statuses = await Promise.all(slow.map(({ status }) => status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(statuses.filter((status) => status === 408)).toHaveLength(AT_ONCE_OF_A_NETWORK);
  expect((await quick()).status).toBe(200);
});

test('who leaves in the middle of a body leaves no count behind', async () => {
  for (let round = 0; round < 3; round += 1) {
    const slow = Array.from({ length: AT_ONCE_OF_A_NETWORK }, beginPost);
    await Promise.race([slow[0]?.status, once(sockets.at(-1) as Socket, 'ready')]);
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const { status } of slow) status.catch(() => undefined);
  }
  await until('there is room', async () => (await quick()).status === 200);
  const more = Array.from({ length: AT_ONCE_OF_A_NETWORK }, beginPost);
  expect(await Promise.all(more.map(({ status }) => status))).toEqual(more.map(() => 408));
});
