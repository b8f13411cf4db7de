import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase, type Database } from '../src/database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.ts';

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

describe('migrate', () => {
  it('applies only what is new, once, however many processes start together', async () => {
    await writeFile(join(directory, '002-second.sql'), `insert into first values (2);`);
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database, directory)));
    expect(applied.flat()).toEqual(['002-second.sql']);
    expect(await database('first').select('id').orderBy('id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('keeps nothing of a migration that fails', async () => {
    await writeFile(join(directory, '003-broken.sql'), `insert into first values (3); select nonsense();`);
    await expect(migrate(database, directory)).rejects.toThrow('nonsense');
    expect(await database('first').where({ id: 3 })).toEqual([]);
    await rm(join(directory, '003-broken.sql'));
  });

  it('stops when an applied file was changed', async () => {
    await writeFile(join(directory, '001-first.sql'), `create table other (id int);`);
    await expect(migrate(database, directory)).rejects.toThrow('migration 001-first.sql was changed after it was applied');
  });
});
