import type pg from 'pg';

/** Each member earned 10 R$, then bet 4, and so on; the last row is a bet. */
const ROWS_EACH = 10;
const EARNED = 1_000;
const BET = 400;

/** The tables whose keys are built after the rows: much faster than row by row, and the same in the end. */
const KEYS = [
  { table: 'transfers', name: 'transfers_pkey', columns: 'member_id, seq' },
  { table: 'transfer_keys', name: 'transfer_keys_pkey', columns: 'member_id, caller, key' },
];

/**
 * Writes what `members` members would have after ten transfers each, as the ledger would have written it: the audit
 * finds it clean. Rows come in the order of time, so that one member's are scattered over the table as they are in
 * life.
 */
export async function fillLedger(pool: pg.Pool, members: number): Promise<void> {
  await fillTransfers(pool, members);
  await pool.query(WALLETS, [members]);
  await pool.query('vacuum analyze wallets');
  await pool.query('checkpoint');
}

/** Their transfers alone, for a wallet whose balances are others. */
export async function fillTransfers(pool: pg.Pool, members: number): Promise<void> {
  for (const { table, name } of KEYS) await pool.query(`alter table ${table} drop constraint ${name}`);
  for (let seq = 1; seq <= ROWS_EACH; seq++) {
    await pool.query(TRANSFERS, [members, seq]);
    await pool.query(TRANSFER_KEYS, [members, seq]);
  }
  for (const { table, name, columns } of KEYS) await pool.query(`alter table ${table} add constraint ${name} primary key (${columns})`);
  for (const { table } of KEYS) await pool.query(`vacuum analyze ${table}`);
}

/** Says that all was audited and published just now: neither shall begin in the middle of a measurement. */
export async function keepJobsAway(pool: pg.Pool): Promise<void> {
  await pool.query(
    "insert into proof_roots (day, members, total, tree, previous, root, chunks) values (current_date - 1, 0, 0, '', '', '', '')",
  );
  await pool.query("insert into audits (scope, since, taken_at, faults, findings) values ('all', now(), now(), 0, '[]')");
}

const MEMBER_ID = "('00000000-0000-7000-8000-' || lpad(to_hex(m), 12, '0'))::uuid";
const ROW_ID = "('01900000-0000-7' || lpad(to_hex($2::int), 3, '0') || '-8000-' || lpad(to_hex(m), 12, '0'))::uuid";
const IS_CREDIT = '$2::int % 2 = 1';
const EARNINGS = (seq: string) => `((${seq} + 1) / 2) * ${EARNED}`;
const BALANCE = (seq: string) => `${EARNINGS(seq)} - (${seq} / 2) * ${BET}`;
/** Twenty days apart, everyone within the same day. */
const AT = "date_trunc('day', now()) - interval '210 days' + $2::int * interval '20 days' + m * interval '10 milliseconds'";

const TRANSFERS = `
  insert into transfers (member_id, seq, id, debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at)
  select ${MEMBER_ID}, $2::int, ${ROW_ID}, case when ${IS_CREDIT} then 'wall:a' else 'available' end,
    case when ${IS_CREDIT} then 'available' else 'house' end, case when ${IS_CREDIT} then ${EARNED} else ${BET} end,
    case when ${IS_CREDIT} then 'wall_credit' else 'bet' end, case when ${IS_CREDIT} then 'BitLabs: a survey' else 'Bombs: 3 bombs' end,
    case when ${IS_CREDIT} then 'earn' else 'games' end, 'seed-' || $2::int, false, ${BALANCE('$2::int')}, 0, ${AT}
  from generate_series(1, $1::int) as m`;

const TRANSFER_KEYS = `
  insert into transfer_keys (member_id, caller, key, op, type, account, amount, id, seq, balance_after, total_earned_after, undo_id, undo_seq, created_at)
  select ${MEMBER_ID}, case when ${IS_CREDIT} then 'earn' else 'games' end, 'seed-' || $2::int, case when ${IS_CREDIT} then 'credit' else 'debit' end,
    case when ${IS_CREDIT} then 'wall_credit' else 'bet' end, case when ${IS_CREDIT} then 'wall:a' else 'house' end,
    case when ${IS_CREDIT} then ${EARNED} else ${BET} end, ${ROW_ID}, $2::int, ${BALANCE('$2::int')}, ${EARNINGS('$2::int')}, null, null, ${AT}
  from generate_series(1, $1::int) as m`;

const WALLETS = `
  insert into wallets (member_id, available, debt, total_earned, wagered, won, lost, last_seq)
  select ${MEMBER_ID}, ${BALANCE(String(ROWS_EACH))}, 0, ${EARNINGS(String(ROWS_EACH))}, ${ROWS_EACH} / 2 * ${BET}, 0, 0, ${ROWS_EACH}
  from generate_series(1, $1::int) as m`;
