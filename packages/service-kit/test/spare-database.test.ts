import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/database/open-database.ts';
import { until } from '../src/testing/index.ts';

test('a database that refuses is tried a few times a second, however many ask; every one of them is told at once', async () => {
  let tries = 0;
  const refusing = createServer((socket) => {
    tries++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => void refusing.listen(0, '127.0.0.1', resolve));
  const { port } = refusing.address() as AddressInfo;
  const database = openDatabase({ url: `postgres://nobody@127.0.0.1:${port}/none`, applicationName: 'test', poolSize: 4 });
  onTestFinished(async () => {
    await database.destroy();
    refusing.close();
  });
  const startedAtMs = performance.now();
  for (let asked = 0; asked < 200; asked++) await expect(database.raw('select 1')).rejects.toThrow('terminated');
  const quarters = Math.ceil((performance.now() - startedAtMs) / 250);
  expect(tries).toBeGreaterThan(0);
  expect(tries).toBeLessThanOrEqual(quarters);
});

test('a database that is back is used again', async () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const name = `spare_${randomBytes(6).toString('hex')}`;
  const server = openDatabase({ url, applicationName: 'test', poolSize: 1 });
  await server.raw('create database ?? allow_connections false', [name]);
  const database = openDatabase({ url: new URL(`/${name}`, url).href, applicationName: 'test', poolSize: 2 });
  onTestFinished(async () => {
    await database.destroy();
    await server.raw('drop database ?? with (force)', [name]);
    await server.destroy();
  });
  const answers = () =>
    database.raw('select 1').then(
      () => true,
      () => false,
    );
  expect(await answers()).toBe(false);
  await server.raw('alter database ?? allow_connections true', [name]);
  await until('it is used again', answers);
});
