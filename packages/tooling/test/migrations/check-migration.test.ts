import { expect, test } from 'vitest';
import { checkMigration } from '../../src/migrations/check-migration.ts';

const check = (sql: string) => checkMigration(sql, '0.4.0');

test.each([
  'create table a (id uuid primary key, name text not null)',
  'alter table a add column b text',
  "alter table a add column b text not null default 'x', add c int not null generated always as (1) stored",
  '-- borne: the new check allows more than the old one\nalter table a drop constraint a_b_check, add constraint a_b_check check (b > 0)',
  'alter table a alter column b drop not null, alter column c set default 1',
  'create table a (id int); alter table a add column b text not null; alter table a rename to c',
  "-- drop table a;\ncomment on table a is 'drop table b; rename'; select 1",
  'create function f() returns void language plpgsql as $$ begin drop table a; end $$',
  'create index a_b on a (b)',
  'create table a (id int); create unique index a_id on a (id); create trigger t before update on a for each row execute function f(); update a set id = 1',
])('both versions bear: %s', (sql) => {
  expect(check(sql)).toEqual([]);
});

test.each([
  ['drop table if exists a', /^drops a table/],
  ['drop function f(int)', /^drops a function/],
  // oxlint-disable-next-line facet/sql-case -- capitals are read as well
  ['ALTER TABLE a DROP COLUMN b', /^drops a column/],
  ['alter table a add column c text, drop b', /^drops a column/],
  ['alter table a rename column b to c', /^renames/],
  ['alter table a rename to b', /^renames/],
  ["alter type kind rename value 'x' to 'y'", /^renames/],
  ['alter table a alter column b type bigint', /^changes the type/],
  ['alter table a alter b set data type bigint', /^changes the type/],
  ['alter table a alter column b set not null', /^makes a column not null/],
  ['alter table a add column x text, add column b text not null', /^adds b not null without a default/],
  ['select 1; drop view v', /^drops a view/],
  ['alter table a add check (b > 0)', /^constrains/],
  ['alter table a add constraint a_b unique (b)', /^constrains/],
  ['create unique index a_b on a (b)', /^constrains/],
  ['alter table a alter column b drop default', /^takes away a default/],
  ['create trigger t before insert on a for each row execute function f()', /^adds a trigger/],
  ['create or replace function f() returns int language sql as $$ select 1 $$', /^replaces/],
  ['revoke select on a from public', /^takes a right away/],
  ['truncate a', /^empties/],
  ['delete from a where b = 1', /^deletes rows/],
  ['update a set amount = amount * 100', /^changes rows/],
  ['-- borne: yes\nupdate a set amount = amount * 100', /^changes rows/],
])('the version before does not bear: %s', (sql, words) => {
  expect(check(sql)).toEqual([expect.stringMatching(words)]);
});

test('what an earlier version stopped using may go', () => {
  expect(check('-- contract: 0.3.9 reads c instead\nalter table a drop column b')).toEqual([]);
});

test.each(['0.4.0', '0.10.0'])('what %s stopped using may not go in 0.4.0: the version before it still does', (version) => {
  expect(check(`-- contract: ${version} reads c instead\nalter table a drop column b`)).toHaveLength(1);
});
