import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase, type Database } from '../src/database/open-database.ts';
import { createTestDatabase, until, type TestDatabase } from '../src/testing/index.ts';

let directory: string;
let own: TestDatabase;
let database: Database;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'facet-migrations-'));
  await writeFile(join(directory, '001-first.sql'), `create table first (id int); insert into first values (1); -- what now?`);
  own = await createTestDatabase(directory);
  database = openDatabase({ url: own.url, applicationName: 'test', poolSize: 4 });
});
afterAll(async () => {
  await database.destroy();
  await own.drop();
  await rm(directory, { recursive: true });
});

/** Who waits for a lock of another. */
const waiting = () =>
  database('pg_stat_activity')
    .select('pid')
    .where({ wait_event_type: 'Lock', datname: database.raw('current_database()') });

describe('migrate', () => {
  test('applies only what is new, once, however many processes start together', async () => {
    await writeFile(join(directory, '002-second.sql'), `insert into first values (2);`);
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database, directory)));
    expect(applied.flat()).toEqual(['002-second.sql']);
    expect(await database('first').select('id').orderBy('id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('keeps nothing of a migration that fails', async () => {
    await writeFile(join(directory, '003-broken.sql'), `insert into first values (3); select nonsense();`);
    await expect(migrate(database, directory)).rejects.toThrow('nonsense');
    expect(await database('first').where({ id: 3 })).toEqual([]);
    await rm(join(directory, '003-broken.sql'));
  });

  test('waits for a table that is in use without holding up who comes after it', async () => {
    await writeFile(join(directory, '004-waits.sql'), `alter table first add column note text;`);
    const reader = await database.transaction();
    await reader('first').select('id');
    const migrated = migrate(database, directory, { tableWaitMs: 100, pauseMs: 10 });
    await until('the migration waits', async () => (await waiting()).length > 0);
    expect(await database('first').select('id')).toHaveLength(2);
    await reader.commit();
    expect(await migrated).toEqual(['004-waits.sql']);
  });

  test('stops when an applied file was changed', async () => {
    await writeFile(join(directory, '001-first.sql'), `create table other (id int);`);
    await expect(migrate(database, directory)).rejects.toThrow('migration 001-first.sql was changed after it was applied');
  });
});
