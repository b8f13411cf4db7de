import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../src/database/open-database.ts';
import { databaseTime, isConstraintViolation, isRefusedAsData, isUniqueViolation, RecordModel, uuidv7 } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.ts';

class Coin extends RecordModel {
  static override tableName = 'coins';
  static override idColumn = 'coin_id';

  declare coinId: string;
  declare worthHundredths: bigint;
  declare sealedName: Buffer | null;
  declare changedAt: Date;
}

let server: TestDatabase;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase(join(import.meta.dirname, 'notes/migrations'));
  database = openDatabase({ url: server.url, applicationName: 'test', poolSize: 2 });
  await database.raw(`create table coins (
    coin_id uuid primary key, worth_hundredths bigint not null check (worth_hundredths > 0), sealed_name bytea,
    changed_at timestamptz not null default clock_timestamp())`);
});
afterAll(async () => {
  await database.destroy();
  await server.drop();
});

const coin = () => ({ coinId: uuidv7(), worthHundredths: 9_007_199_254_740_993n });

test('a record keeps what it is given: whole numbers beyond a float, bytes, the time of the database', async () => {
  const fields = { ...coin(), sealedName: Buffer.from([0, 255, 7]), changedAt: databaseTime };
  const stored = await Coin.insertNew(database, fields, 'coin_id');
  const { now } = (await database.select(database.raw('clock_timestamp() as now')).first()) as { now: Date };
  expect(stored).toMatchObject({ coinId: fields.coinId, worthHundredths: fields.worthHundredths, sealedName: fields.sealedName });
  expect(now.getTime() - (stored?.changedAt.getTime() ?? 0)).toBeLessThan(60_000);
  expect(await Coin.query(database).findById(fields.coinId)).toEqual(stored);
});

test('a record whose key is taken is not stored, and the answer says so', async () => {
  const first = coin();
  await Coin.insertNew(database, first, 'coin_id');
  expect(await Coin.insertNew(database, { ...first, worthHundredths: 1n }, 'coin_id')).toBeUndefined();
  expect(await Coin.insertNew(database, { ...first, worthHundredths: 2n })).toBeUndefined();
  expect(await Coin.query(database).findById(first.coinId)).toMatchObject(first);
});

test('the first of many is asked for alone', () => {
  expect(Coin.query(database).orderBy('coin_id').first().toKnexQuery().toSQL().sql).toMatch(/ limit \?$/);
});

test('what PostgreSQL refuses of a record is told apart as elsewhere', async () => {
  const unreadable: unknown = await Coin.query(database)
    .findById('none')
    .catch((error: unknown) => error);
  expect([isRefusedAsData(unreadable), isConstraintViolation(unreadable)]).toEqual([true, false]);
  const broken: unknown = await Coin.query(database)
    .insert({ ...coin(), worthHundredths: 0n })
    .catch((error: unknown) => error);
  expect([isRefusedAsData(broken), isConstraintViolation(broken), isUniqueViolation(broken)]).toEqual([false, true, false]);
  const twin = coin();
  await Coin.query(database).insert(twin);
  const second: unknown = await Coin.query(database)
    .insert(twin)
    .catch((error: unknown) => error);
  expect([isConstraintViolation(second), isUniqueViolation(second)]).toEqual([true, true]);
});
