import { expect, onTestFinished, test } from 'vitest';
import { isDatabaseAway, isUndoneForAnother } from '../src/database/database-away.ts';
import { openDatabase } from '../src/database/open-database.ts';

/** What the real server says to a statement that it refuses. */
async function refusalOf(sql: string): Promise<unknown> {
  const database = openDatabase({ url: process.env.TEST_DATABASE_URL ?? '', applicationName: 'test', poolSize: 1 });
  onTestFinished(() => database.destroy());
  return database.raw(sql).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const raised = (code: string) => `do $$ begin raise exception using errcode = '${code}'; end $$`;

test.each([
  ['a write to what is a standby now', 'begin read only; create table nothing ()'],
  ['a disk that is full', raised('53100')],
  ['a server that ends', raised('57P01')],
])('%s passes: who asks later may be answered', async (_what, sql) => {
  expect(isDatabaseAway(await refusalOf(sql))).toBe(true);
});

test.each([
  ['a table that is missing', 'select from not_there'],
  ['a key that there is', raised('23505')],
  ['a statement that takes too long', `set statement_timeout = 10; select pg_sleep(1)`],
])('%s does not', async (_what, sql) => {
  expect(isDatabaseAway(await refusalOf(sql))).toBe(false);
});

test('what the database undid for another is told from what it refuses', async () => {
  expect(isUndoneForAnother(await refusalOf(raised('40P01')))).toBe(true);
  expect(isUndoneForAnother(await refusalOf(raised('23505')))).toBe(false);
});
