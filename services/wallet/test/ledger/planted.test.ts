import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ledgerDatabase, migrationsDirectory } from '../support/ledger-database.ts';
import { expectLikeTheModel } from './expect-like-the-model.ts';

/** Bugs put into the SQL function one at a time: the comparison with the model must notice each. */
const planted: [what: string, from: string, to: string][] = [
  ['a credit does not pay the debt', `least(w.debt, left_over)`, `0`],
  [
    'a reversal forgets what is missing',
    `when not inward and bucket = 'available' then least(w.available, left_over)`,
    `when not inward and bucket = 'available' then left_over`,
  ],
  ['a balance may be overdrawn by one', `item.amount > w.available`, `item.amount > w.available + 1`],
  ['the requirement is met one too early', `item.min_total_earned > w.total_earned`, `item.min_total_earned > w.total_earned + 1`],
  ['an undoing leaves the totals', `part := case when undoes then -left_over else left_over end`, `part := left_over`],
  ['a void comes twice', `case when k.undo_seq is not null then 'duplicate' end`, `null`],
  ['an undone transfer is answered as done', `when k.undo_seq is not null then 'cancelled'`, `when false then 'cancelled'`],
  [
    'a mark is ignored',
    `when (k.op, op) in (('void', 'debit'), ('reverse', 'credit')) then 'cancelled'`,
    `when (k.op, op) in (('void', 'debit')) then 'cancelled'`,
  ],
  [
    'a repetition with another amount passes',
    `(k.op, k.type, k.account, k.amount, k.settles) is distinct from (op, type, account, amount, settles)`,
    `(k.op, k.type, k.account, k.settles) is distinct from (op, type, account, settles)`,
  ],
  ['a duplicate answers the newest balance', `status = 'duplicate' and not undoes then k.balance_after`, `false then k.balance_after`],
  [
    'a second item of a member sees the old balance',
    `locked[item.position] := w;`,
    `if not inward then locked[item.position] := w; end if;`,
  ],
  ['a settlement needs no hold', `(hold.account, hold.amount) is distinct from (item.account, item.amount)`, `false`],
  ['a settlement of another amount passes', `(hold.account, hold.amount) is distinct from (item.account, item.amount)`, `hold.op is null`],
  ['what is settled is given back', `item.op = 'void' and k.op is not null and hold.op is null`, `false`],
  ['what is undone is settled', `and d.undo_seq is null`, ``],
  ['what was undone in the same batch is settled', `from unnest(undone_keys) u where`, `from unnest(undone_keys) u where false and`],
];

/** Every fourth; `npm run test:long` has all (test/long). */
const some = planted.filter((_, index) => process.env['TEST_LENGTH'] === 'long' || index % 4 === 0);

test.each(some)('notices that %s', async (_what, from, to) => {
  const source = await readFile(join(migrationsDirectory, '002-apply-transfers.sql'), 'utf8');
  expect(source).toContain(from);
  const ledger = await ledgerDatabase();
  try {
    await ledger.pool.query(source.replace(from, to).replaceAll('create function', 'create or replace function'));
    await expect(expectLikeTheModel(ledger, { runs: 2_000, shrink: false })).rejects.toThrow('Property failed');
  } finally {
    await ledger.remove();
  }
});
