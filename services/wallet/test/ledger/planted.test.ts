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
    `WHEN NOT inward AND bucket = 'available' THEN least(w.available, left_over)`,
    `WHEN NOT inward AND bucket = 'available' THEN left_over`,
  ],
  ['a balance may be overdrawn by one', `item.amount > w.available`, `item.amount > w.available + 1`],
  ['the requirement is met one too early', `item.min_total_earned > w.total_earned`, `item.min_total_earned > w.total_earned + 1`],
  ['an undoing leaves the totals', `part := CASE WHEN undoes THEN -left_over ELSE left_over END`, `part := left_over`],
  ['a void comes twice', `CASE WHEN k.undo_seq IS NOT NULL THEN 'duplicate' END`, `NULL`],
  ['an undone movement is answered as done', `WHEN k.undo_seq IS NOT NULL THEN 'cancelled'`, `WHEN false THEN 'cancelled'`],
  [
    'a mark is ignored',
    `WHEN (k.op, op) IN (('void', 'debit'), ('reverse', 'credit')) THEN 'cancelled'`,
    `WHEN (k.op, op) IN (('void', 'debit')) THEN 'cancelled'`,
  ],
  [
    'a repetition with another amount passes',
    `(k.op, k.type, k.account, k.amount, k.settles) IS DISTINCT FROM (op, type, account, amount, settles)`,
    `(k.op, k.type, k.account, k.settles) IS DISTINCT FROM (op, type, account, settles)`,
  ],
  ['a duplicate answers the newest balance', `status = 'duplicate' AND NOT undoes THEN k.balance_after`, `false THEN k.balance_after`],
  [
    'a second item of a member sees the old balance',
    `locked[item.position] := w;`,
    `IF NOT inward THEN locked[item.position] := w; END IF;`,
  ],
  ['a settlement needs no hold', `(hold.account, hold.amount) IS DISTINCT FROM (item.account, item.amount)`, `false`],
  ['a settlement of another amount passes', `(hold.account, hold.amount) IS DISTINCT FROM (item.account, item.amount)`, `hold.op IS NULL`],
  ['what is settled is given back', `item.op = 'void' AND k.op IS NOT NULL AND hold.op IS NULL`, `false`],
  ['what is undone is settled', `AND d.undo_seq IS NULL`, ``],
  ['what was undone in the same batch is settled', `FROM unnest(undone_keys) u WHERE`, `FROM unnest(undone_keys) u WHERE false AND`],
];

/** Every fourth; `npm run test:long` has all (test/long). */
const some = planted.filter((_, index) => process.env['TEST_LENGTH'] === 'long' || index % 4 === 0);

test.each(some)('notices that %s', async (_what, from, to) => {
  const source = await readFile(join(migrationsDirectory, '002-apply-movements.sql'), 'utf8');
  expect(source).toContain(from);
  const ledger = await ledgerDatabase();
  try {
    await ledger.pool.query(source.replace(from, to).replaceAll('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    await expect(expectLikeTheModel(ledger, { runs: 2_000, shrink: false })).rejects.toThrow('Property failed');
  } finally {
    await ledger.remove();
  }
});
