import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Transaction } from '@facet/service-kit';
import { Auditor } from '../../src/audit/index.ts';
import { whatIsDue } from '../../src/audit/audit-schedule.ts';
import { publishDay } from '../../src/proof/publish-day.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

const MEMBERS = 4_000;
const EACH = 5;
/** One row a day. */
const SMALL = ['proof_roots'];

let wallet: TestWallet;
afterAll(() => wallet.remove());

interface Reads {
  name: string;
  seqRows: number;
  indexRows: number;
}

/** Many who moved money last month, each withdrew once and was paid, and is in the tree; a few who moved money now. */
beforeAll(async () => {
  wallet = await startWallet();
  wallet.settings.min_withdrawal = '1';
  const { database } = wallet.service.kit;
  await database.raw(`
    set session_replication_role = replica;
    create table many as select uuidv7() as member_id, m from generate_series(1, ${MEMBERS}) m;
    insert into wallets (member_id, available, total_earned, last_seq) select member_id, ${EACH * 100}, ${EACH * 100}, ${EACH} from many;
    insert into transfers select member_id, n, uuidv7(), 'wall:a', 'available', 100, 'wall_credit', repeat('x', 600), 'earn', 'old-' || n, false, 100 * n, 0,
      now() - interval '40 days' + n * interval '1 day' from generate_series(1, ${EACH}) n, many;
    insert into transfer_keys select member_id, caller, key, 'credit', type, debit_account, amount, id, seq, balance_after, balance_after, null, null, created_at from transfers;
    insert into withdrawals (member_id, id, idempotency_key, state, type, amount, gamepass_id, gamepass_link, gamepass_name, product_id, seller_user_id, created_at, changed_at)
      select member_id, uuidv7(), 'k', 'refused', 'normal', 100, m::text, '', '', '', '', now() - interval '30 days', now() - interval '30 days' from many;
    insert into payout_attempts (member_id, withdrawal_id, id, kind, by, gamepass_id, amount, outcome, decided_at)
      select member_id, id, uuidv7(), 'bot', 'ada', gamepass_id, 100, 'not_bought', changed_at from withdrawals;
    drop table many;
    set session_replication_role = default;`);
  for (let ago = 40; ago > 33; ago -= 1) await publishDay(database, new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  // what autovacuum does by itself as the tables grow
  await database.raw("select brin_summarize_new_values('transfers_created_at')");
  await database.raw('analyze');
  for (let count = 0; count < 3; count += 1) {
    const member = await wallet.member(5_000);
    const pass = wallet.pass(member, 20);
    await wallet.as(member).post('/api/withdraw', { amount: 20, gamepassLink: pass.link });
  }
});

async function readsOf(transaction: Transaction): Promise<Reads[]> {
  const { rows } = await transaction.raw<{ rows: { relname: string; seq: bigint; idx: bigint }[] }>(
    `select relname, coalesce(seq_tup_read, 0) as seq, coalesce(idx_tup_fetch, 0) as idx from pg_stat_xact_user_tables where schemaname = 'public'`,
  );
  return rows.map(({ relname, seq, idx }) => ({ name: relname, seqRows: Number(seq), indexRows: Number(idx) }));
}

/** The same database; tells what each of its transactions has read when it ends. */
function watched(database: Database, onReads: (reads: Reads[]) => void): Database {
  const transaction = (work: (transaction: Transaction) => Promise<unknown>, options?: object) =>
    database.transaction(async (inner) => {
      // the connection still counts what it read before
      const before = await readsOf(inner);
      const result = await work(inner);
      const after = await readsOf(inner);
      onReads(
        after.map(({ name, seqRows, indexRows }) => {
          const was = before.find((each) => each.name === name);
          return { name, seqRows: seqRows - (was?.seqRows ?? 0), indexRows: indexRows - (was?.indexRows ?? 0) };
        }),
      );
      return result;
    }, options);
  // the one query that reads the ledger outside of the comparison; others may be parts of a query
  const raw = (sql: string, bindings: object) =>
    sql.includes('from transfers') ? transaction((inner) => inner.raw(sql, bindings as never)) : database.raw(sql, bindings as never);
  return new Proxy(database, { get: (target, name) => ({ transaction, raw })[name as 'raw'] ?? (target[name as 'raw'] as unknown) });
}

test('the hourly run reads what is new, by an index, however much there is', async () => {
  const { kit } = wallet.service;
  const reads: Reads[] = [];
  const database = watched(kit.database, (more) => reads.push(...more));
  const auditor = (on: Database) => new Auditor({ ...kit, database: on, metrics: new Registry() });
  const lastAudit = async () => (await wallet.operator('GET', '/api/admin/wallet-audits')).json().audits[0];
  const looked = "update audit_checks set looked_at = now() - interval '1 hour', tried_at = now() - interval '1 hour'";

  await auditor(kit.database).run(() => whatIsDue(kit.database));
  await kit.database('payout_stops').delete();
  await kit.database.raw(looked);
  await auditor(database).run(() => whatIsDue(kit.database));
  expect(await lastAudit()).toMatchObject({ scope: 'new', faults: 0, notRun: [] });

  const ledger = reads.filter(({ name }) => !SMALL.includes(name));
  const read = (name: string) => ledger.filter((each) => each.name === name);
  expect(read('transfers').some(({ indexRows }) => indexRows > 0)).toBe(true);
  const tables = ['transfers', 'transfer_keys', 'wallets', 'withdrawals', 'payout_attempts', 'statement_chains', 'proof_members'];
  for (const table of tables) {
    const [seqRows, indexRows] = [
      Math.max(0, ...read(table).map((each) => each.seqRows)),
      Math.max(0, ...read(table).map((each) => each.indexRows)),
    ];
    expect({ table, seqRows }).toEqual({ table, seqRows: 0 });
    // the last range of the index by time holds some hundred older transfers, read once, and once by each service’s
    // question
    expect(indexRows).toBeLessThan((MEMBERS * EACH) / 2);
  }
});
