import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteInTurns } from '../src/database/delete-in-turns.ts';
import { openDatabase, type Database } from '../src/database/open-database.ts';
import { testEnvironment, type TestEnvironment } from '../src/testing/index.ts';
import { migrationsDirectory } from './notes/app.ts';

let env: TestEnvironment;
let database: Database;
beforeAll(async () => {
  env = await testEnvironment('earn', { migrationsDirectory });
  database = openDatabase({ url: env.variables['DATABASE_URL'] ?? '', applicationName: 'test', poolSize: 4 });
  await database.raw('create table old (id int primary key, age int not null)');
  await database.raw('create table user_of_old (id int references old)');
  await database.raw('create table turns (at int generated always as identity, gone int)');
  await database.raw(`create function count_turn() returns trigger language plpgsql as $$
    begin insert into turns (gone) select count(*) from gone; return null; end $$`);
  await database.raw(
    'create trigger counted after delete on old referencing old table as gone for each statement execute function count_turn()',
  );
});
beforeEach(async () => {
  await database.raw('truncate old, user_of_old, turns');
  await database.raw('insert into old select n, n % 5 from generate_series(1, 50) as n');
});
afterAll(async () => {
  await database.destroy();
  await env.remove();
});

const forget = () => deleteInTurns(database, 'old', (rows) => rows.where('age', '>', 0), 15);
const left = () => database('old').where('age', '>', 0).orderBy('id').pluck('id');

test('a backlog goes in turns', async () => {
  await forget();
  expect(await left()).toEqual([]);
  expect(await database('old')).toHaveLength(10);
  expect(await database('turns').where('gone', '>', 0).orderBy('at').pluck('gone')).toEqual([15n, 15n, 10n].map(Number));
});

test('a row that a constraint keeps, and one that somebody holds, hold up no other', async () => {
  await database.raw('insert into user_of_old values (1), (37)');
  const holding = await database.transaction();
  await holding('old').where({ id: 8 }).update({ age: 2 });
  await forget();
  await holding.rollback();
  expect(await left()).toEqual([1, 8, 37]);
  await forget();
  expect(await left()).toEqual([1, 37]);
});

test('what is no constraint of a row is told', async () => {
  await expect(deleteInTurns(database, 'nowhere', (rows) => rows)).rejects.toThrow('does not exist');
});
