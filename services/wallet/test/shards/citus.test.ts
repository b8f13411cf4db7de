import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@facet/service-kit/testing';
import { migrationsDirectory } from '../support/ledger-database.ts';
import { findRefusals } from './find-refusals.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase(migrationsDirectory);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** With the schema changed, and changed back. */
async function refusedAfter(change: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(change);
    return await findRefusals(client);
  } finally {
    await client.query('rollback');
  }
}

test('as declared, Citus would take every table', async () => {
  expect(await findRefusals(client)).toEqual([]);
});

const reads = `create function planted() returns trigger language plpgsql as $$ begin
  if exists (select from wallets) then raise exception 'no'; end if; return new; end $$;`;
const writes = `create function planted() returns trigger language plpgsql as $$ begin
  update wallets set debt = 0; return new; end $$;`;

test.each([
  ['a table without a place', 'create table planted (member_id uuid)'],
  ['a table that is gone', 'drop table push_due'],
  ['a key of all members', 'create unique index planted on adjustments (id)'],
  ['a key that excludes', 'alter table first_steps add constraint planted exclude (gamepass_name with =)'],
  ['another type of the column', 'alter table hidden_payouts alter member_id type text'],
  ['rows of nobody', 'alter table push_due drop constraint push_due_pkey, alter member_id drop not null'],
  ['a foreign key to another member', 'alter table notices add by_whom uuid references wallets'],
  ['a foreign key from one place', 'alter table audits add about uuid references wallets'],
  ['a foreign key from what is everywhere', 'alter table operator_promises add about uuid references audits'],
  ['a trigger that reads', `${reads} create trigger planted before insert on notices for each row execute function planted()`],
  ['a trigger that writes', `${writes} create trigger planted after insert on notices for each row execute function planted()`],
  ['a function for several', 'drop function first_seq_at; create function first_seq_at(a uuid[], b timestamptz) returns int return 1'],
])('planted, %s is found', async (_name, change) => {
  expect(await refusedAfter(change)).not.toEqual([]);
});

test.each([
  ['a foreign key within a member', 'alter table notices add constraint planted foreign key (member_id) references wallets'],
  ['one to what is everywhere', 'alter table withdrawals add day date references proof_roots'],
  ['a key of what lies in one place', 'create unique index planted on audits (taken_at)'],
])('%s is let pass', async (_name, change) => {
  expect(await refusedAfter(change)).toEqual([]);
});
