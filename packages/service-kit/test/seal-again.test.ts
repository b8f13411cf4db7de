import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open-database.ts';
import { sealAgain, SecretBox, uuidv7, type Database } from '../src/index.ts';
import { createTestDatabase, until, type TestDatabase } from '../src/testing/index.ts';
import { migrationsDirectory } from './notes/app.ts';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64url')}`;
const [gone, older, newer] = [key('gone'), key('older'), key('newer')];
const sealedFor = (id: string): string => `things.secret:${id}`;
const column = { table: 'things', id: 'id', column: 'secret', sealedFor };

let file: TestDatabase;
let database: Database;
beforeAll(async () => {
  file = await createTestDatabase(migrationsDirectory);
  database = openDatabase({ url: file.url, applicationName: 'test', poolSize: 2 });
  await database.raw('create table things (id uuid primary key, secret bytea)');
});
afterAll(async () => {
  await database.destroy();
  await file.drop();
});
beforeEach(() => database('things').delete());

/** What the log was told at the end. */
async function seal(keys: string): Promise<object[]> {
  const told: object[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void told.push(JSON.parse(line) as object) });
  const job = sealAgain({ database, log, secrets: new SecretBox(keys) }, [column]);
  await job.start();
  await until('it is done', () => told.length > 0);
  await job.stop();
  return told;
}

async function put(keys: string, count = 1): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  const box = new SecretBox(keys);
  await database('things').insert(ids.map((id) => ({ id, secret: box.seal(`secret of ${id}`, sealedFor(id)) })));
  return ids;
}

test('what lies under an older key is sealed with the current one; what its key is not there for stays', async () => {
  const [lost] = await put(gone);
  const ids = await put(older, 3);
  await database('things').insert({ id: uuidv7(), secret: null });
  expect(await seal(`${newer},${older}`)).toMatchObject([{ table: 'things', sealed: 3, left: 1 }]);
  const box = new SecretBox(newer);
  for (const id of ids) {
    const { secret } = (await database('things').where({ id }).first()) as { secret: Buffer };
    expect(box.open(secret, sealedFor(id))).toBe(`secret of ${id}`);
  }
  const { secret } = (await database('things').where({ id: lost }).first()) as { secret: Buffer };
  expect(new SecretBox(gone).open(secret, sealedFor(String(lost)))).toBe(`secret of ${lost}`);
});

test('however many there are, all of them are, and a second time none', async () => {
  await put(older, 1_001);
  expect(await seal(`${newer},${older}`)).toMatchObject([{ sealed: 1_001, left: 0 }]);
  expect(await seal(`${newer},${older}`)).toMatchObject([{ sealed: 0, left: 0 }]);
});
