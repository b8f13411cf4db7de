import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { applyTransfers } from '../../src/ledger/apply-transfers.ts';
import type { Transfer, Outcome } from '../../src/ledger/index.ts';
import { ledgerDatabase, type LedgerDatabase } from '../support/ledger-database.ts';
import { credit, debit, reversal, voiding } from '../support/transfers.ts';

let database: LedgerDatabase;
beforeAll(async () => void (database = await ledgerDatabase()));
afterAll(() => database.remove());

/**
 * Each on a connection of its own, `lanes` at a time, one transfer a transaction: no batch between them and the locks.
 */
async function fire(transfers: readonly Transfer[], lanes: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < transfers.length; index = next++) {
      const [outcome] = await applyTransfers(database.pool, [transfers[index] as Transfer]);
      outcomes[index] = outcome as Outcome;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

const count = (outcomes: readonly Outcome[], status: string): number => outcomes.filter((outcome) => outcome.status === status).length;

describe('1,000 debits fired at one balance that covers 400 of them', () => {
  const fired = (memberId: string) => Array.from({ length: 1000 }, () => debit(memberId, 100));

  test('from 50 connections: 400 succeed, 600 are refused, nothing is left', async () => {
    const memberId = uuidv7();
    await fire([credit(memberId, 40_099)], 1);
    const outcomes = await fire(fired(memberId), 50);
    expect([count(outcomes, 'ok'), count(outcomes, 'insufficient')]).toEqual([400, 600]);
    expect(await database.wallet(memberId)).toMatchObject({ available: 99n, wagered: 40_000n, last_seq: 401n });
  });

  test('through two processes’ batches: the same', async () => {
    const [one, two] = [database.open(), database.open()];
    const memberId = uuidv7();
    await one.apply(credit(memberId, 40_099));
    const outcomes = await Promise.all(fired(memberId).map((transfer, index) => (index % 2 ? one : two).apply(transfer)));
    expect([count(outcomes, 'ok'), count(outcomes, 'insufficient')]).toEqual([400, 600]);
    expect(await database.wallet(memberId)).toMatchObject({ available: 99n, last_seq: 401n });
  });
});

test('the same key 100 times, from batches and single calls at once, is one transfer with one answer', async () => {
  const [one, two] = [database.open(), database.open()];
  const memberId = uuidv7();
  const transfer = credit(memberId, 500);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      index % 3 === 0
        ? one.apply(transfer)
        : index % 3 === 1
          ? two.apply(transfer)
          : applyTransfers(database.pool, [transfer]).then(([only]) => only as Outcome),
    ),
  );
  expect([count(answers, 'ok'), count(answers, 'duplicate')]).toEqual([1, 99]);
  expect(new Set(answers.map(({ id, balanceAfterHundredths }) => `${id} ${balanceAfterHundredths}`)).size).toBe(1);
  expect(await database.wallet(memberId)).toMatchObject({ available: 500n, last_seq: 1n });
});

test('a debit, its void and its repetition at once end in one of two ways, with the money back in both', async () => {
  const members = Array.from({ length: 60 }, () => uuidv7());
  await fire(
    members.map((memberId) => credit(memberId, 300)),
    8,
  );
  const debits = members.map((memberId) => debit(memberId, 200));
  await fire(
    debits.flatMap((transfer) => [transfer, voiding(transfer), transfer, voiding(transfer)]),
    50,
  );
  const outcomes = await fire(debits, 20);
  expect(count(outcomes, 'cancelled')).toBe(60);
  for (const memberId of members) expect(await database.wallet(memberId)).toMatchObject({ available: 300n, wagered: 0n });
});

test('four processes’ batches over the same few members, with single calls between, never deadlock', async () => {
  const deadlocks = async (): Promise<bigint> =>
    (await database.pool.query('select deadlocks from pg_stat_database where datname = current_database()')).rows[0].deadlocks;
  const before = await deadlocks();
  const members = Array.from({ length: 12 }, () => uuidv7());
  const transfersOf = (round: number): Transfer[] => {
    const some = members.toSorted(() => Math.random() - 0.5).slice(0, 8);
    const earned = some.map((memberId) => credit(memberId, 30 + round));
    return [...earned, ...some.map((memberId) => debit(memberId, 20 + round)), ...earned.slice(0, 2).map(reversal)];
  };
  const processes = [database.open(), database.open(), database.open(), database.open()].map(async (ledger) => {
    for (let round = 0; round < 40; round++) await Promise.all(transfersOf(round).map((transfer) => ledger.apply(transfer)));
  });
  const singles = fire(Array.from({ length: 10 }, (_, round) => transfersOf(round)).flat(), 12);
  await Promise.all([...processes, singles]);
  expect(await deadlocks()).toBe(before);
  for (const memberId of members) {
    const balance = await database.wallet(memberId);
    const { rows } = await database.pool.query<{ available: bigint; debt: bigint }>(
      `select coalesce(sum(case 'available' when credit_account then amount when debit_account then -amount end), 0)::bigint as available,
        coalesce(sum(case 'debt' when debit_account then amount when credit_account then -amount end), 0)::bigint as debt
       from transfers where member_id = $1`,
      [memberId],
    );
    expect(balance).toMatchObject(rows[0] as object);
  }
});
