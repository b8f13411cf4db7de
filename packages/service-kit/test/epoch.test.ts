import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterEpoch } from '../src/database/enter-epoch.ts';
import { openDatabase, type Database } from '../src/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.ts';
import { migrationsDirectory } from './notes/app.ts';

let own: TestDatabase;
let database: Database;
const entered: string[] = [];
const enter = () => enterEpoch(database, async ({ id }) => void entered.push(id));
const begin = async (): Promise<string> =>
  (await database.raw<{ rows: [{ epoch: string }] }>('select begin_epoch() as epoch')).rows[0].epoch;

beforeAll(async () => {
  own = await createTestDatabase(migrationsDirectory);
  database = openDatabase({ url: own.url, applicationName: 'test', poolSize: 8 });
});
afterAll(async () => {
  await database.destroy();
  await own.drop();
});

test('a new database has nothing to catch up with', async () => {
  expect(await enter()).toBeUndefined();
  expect(entered).toEqual([]);
});

test('a new epoch is entered once, however many replicas start at once', async () => {
  const epoch = await begin();
  const answers = await Promise.all([enter(), enter(), enter()]);
  expect(entered.splice(0)).toEqual([epoch]);
  expect(answers.filter((answer) => answer?.id === epoch)).toHaveLength(1);
});

test('what fails or is killed half way is done again, and until then nothing is served', async () => {
  const epoch = await begin();
  await expect(enterEpoch(database, () => Promise.reject(new Error('half way')))).rejects.toThrow('half way');
  await enter();
  await enter();
  expect(entered.splice(0)).toEqual([epoch]);
});

test('restored twice is two epochs', async () => {
  const epochs = [await begin(), await begin()];
  expect(new Set(epochs).size).toBe(2);
  await enter();
  expect(entered.splice(0)).toEqual([epochs[1]]);
});
