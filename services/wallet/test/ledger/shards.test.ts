import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { shardOf } from '../../src/ledger/index.ts';
import { ledgerDatabase, type LedgerDatabase } from '../support/ledger-database.ts';
import { credit, debit } from '../support/transfers.ts';

let database: LedgerDatabase;
beforeAll(async () => void (database = await ledgerDatabase()));
afterAll(() => database.remove());

const SHARDS = 3;

/** The members of each batch that the ledger sends meanwhile. */
function batchesSent(): () => string[][] {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  const given = () => sent.mock.calls as unknown as [{ name?: string; values?: string[][] }][];
  return () => given().flatMap(([{ name, values }]) => (name === 'apply_transfers' ? [values?.[1] ?? []] : []));
}

test('a member lies where Citus would put them: by PostgreSQL’s hash, in ranges of one length', async () => {
  const ids = [...fc.sample(fc.uuid(), 500), ...Array.from({ length: 500 }, () => uuidv7())];
  for (const shards of [2, 3, 32, 100]) {
    const { rows } = await database.pool.query<{ shard: bigint }>(
      `select least($2 - 1, (uuid_hash(id::uuid)::bigint + 2147483648) / (4294967296 / $2::bigint)) as shard
       from unnest($1::text[]) with ordinality as m (id, n) order by n`,
      [ids, shards],
    );
    expect(ids.map((id) => shardOf(id, shards))).toEqual(rows.map(({ shard }) => Number(shard)));
    expect(new Set(rows.map(({ shard }) => shard)).size).toBe(shards);
  }
});

test('a batch is of one shard, and every transfer is decided as without', async () => {
  const ledger = database.open(undefined, SHARDS);
  const members = Array.from({ length: 60 }, () => uuidv7());
  const batches = batchesSent();
  const outcomes = await Promise.all(
    members.flatMap((id) => [credit(id, 80), debit(id, 50), debit(id, 50)].map((each) => ledger.apply(each))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(members.flatMap(() => ['ok', 'ok', 'insufficient']));
  for (const ids of batches()) expect(new Set(ids.map((id) => shardOf(id, SHARDS))).size).toBe(1);
  expect(batches().flat()).toHaveLength(180);
  for (const id of members) expect(await database.wallet(id)).toMatchObject({ available: 30n, last_seq: 2n });
});

test('a shard that does not answer holds up nobody of another', async () => {
  const ledger = database.open(undefined, SHARDS);
  const on = (shard: number): string => {
    for (;;) {
      const id = uuidv7();
      if (shardOf(id, SHARDS) === shard) return id;
    }
  };
  const [held, other] = [on(0), on(1)];
  await ledger.apply(credit(held, 10));
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('select from wallets where member_id = $1 for update', [held]);
  const waiting = ledger.apply(debit(held, 10));
  expect(await ledger.apply(credit(other, 10))).toMatchObject({ status: 'ok' });
  await blocker.query('commit');
  blocker.release();
  expect(await waiting).toMatchObject({ status: 'ok' });
});

test('with one shard, whoever asks at once travels together', async () => {
  const ledger = database.open();
  const batches = batchesSent();
  await Promise.all(Array.from({ length: 32 }, () => ledger.apply(credit(uuidv7(), 1))));
  expect(batches().map((ids) => ids.length)).toEqual([32]);
});
