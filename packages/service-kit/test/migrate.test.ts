import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase, type Database, type Transaction } from '../src/database/open-database.ts';
import { createTestDatabase, until, type TestDatabase } from '../src/testing/index.ts';

let directory: string;
let own: TestDatabase;
let database: Database;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'facet-migrations-'));
  await writeFile(join(directory, '001-first.sql'), `create table first (id int); insert into first values (1); -- what now?`);
  own = await createTestDatabase(directory);
  database = openDatabase({ url: own.url, applicationName: 'test', poolSize: 8 });
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

  describe('a file of indexes', () => {
    const index = `-- of all\ncreate index concurrently if not exists first_id on first (id)`;
    const isValid = async () =>
      (await database.raw(`select indisvalid from pg_index where indexrelid = to_regclass('first_id')`)).rows[0]?.indisvalid;
    const applied = async () => (await database('schema_migrations').where({ name: '005-index.sql' }).first('name')) !== undefined;
    let writer: Transaction;
    beforeEach(async () => {
      await writeFile(join(directory, '005-index.sql'), index);
      await database('schema_migrations').where({ name: '005-index.sql' }).delete();
      await database.raw('drop index if exists first_id');
      // an index waits for whoever writes already
      writer = await database.transaction();
      await writer('first').insert({ id: 5 });
    });
    afterEach(() => writer.rollback());

    test('is built once, while others write, however many processes start together', async () => {
      const migrated = Promise.all([1, 2, 3].map(() => migrate(database, directory, { tableWaitMs: 100, pauseMs: 10 })));
      await until('it is being built', async () => (await isValid()) === false);
      await database('first').insert({ id: 6 });
      await writer.commit();
      expect((await migrated).flat()).toEqual(['005-index.sql']);
      expect(await isValid()).toBe(true);
      expect(await migrate(database, directory)).toEqual([]);
    });

    test('whose build was interrupted is dropped and built anew by the next start', async () => {
      const migrated = migrate(database, directory);
      migrated.catch(() => undefined);
      await until('it is being built', async () => (await isValid()) === false);
      await database.raw(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'create index concurrently%' and datname = current_database()`,
      );
      await expect(migrated).rejects.toThrow('terminat');
      expect([await isValid(), await applied()]).toEqual([false, false]);
      await writer.commit();
      expect(await migrate(database, directory)).toEqual(['005-index.sql']);
      expect([await isValid(), await applied()]).toEqual([true, true]);
    });

    test('that was built and not written down is there: nothing is built again', async () => {
      await writer.rollback();
      await database.raw(index);
      const { rows } = await database.raw(`select 'first_id'::regclass::oid as was`);
      expect(await migrate(database, directory)).toEqual(['005-index.sql']);
      expect((await database.raw(`select 'first_id'::regclass::oid as was`)).rows).toEqual(rows);
    });

    test('that does anything else is refused, and what came before it is kept', async () => {
      await writer.rollback();
      await writeFile(join(directory, '005-index.sql'), `${index}; alter table first add column other text;`);
      await expect(migrate(database, directory)).rejects.toThrow('migration 005-index.sql builds concurrently');
      expect(await isValid()).toBeUndefined();
      await rm(join(directory, '005-index.sql'));
    });
  });

  test('stops when an applied file was changed', async () => {
    await writeFile(join(directory, '001-first.sql'), `create table other (id int);`);
    await expect(migrate(database, directory)).rejects.toThrow('migration 001-first.sql was changed after it was applied');
  });
});
