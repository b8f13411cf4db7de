import { inTransaction, type Database, type Transaction } from '@facet/service-kit';
import { announceNotices } from '../live/index.ts';

/** Between a transaction's start and the moment at which others can see that it runs. */
const MARGIN_MS = 10_000;

/**
 * Makes notices of the money that came, was taken back, paid out or refused since the last time. One replica does it; what it looks at twice
 * is one notice, since its id is made of what it is about. Nothing of it happens within a transfer.
 */
export function noticeMoney(database: Database, marginMs = MARGIN_MS): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { rows: states } = await transaction.raw<{ rows: { until: string }[] }>(
      'SELECT until::text FROM notices_until FOR UPDATE SKIP LOCKED',
    );
    const [state] = states;
    if (!state) return;
    // Before the statements that read: what is not seen there belongs to a transaction that is seen running here, or begins later.
    const { rows: instants } = await transaction.raw<{ rows: [{ safe: string }] }>(
      `SELECT least(min(xact_start), clock_timestamp() - ? * interval '1 millisecond')::text AS safe FROM pg_stat_activity
       WHERE datname = current_database() AND backend_xid IS NOT NULL AND pid <> pg_backend_pid()`,
      [marginMs],
    );
    const told = [...(await insert(transaction, TRANSFERS, state.until)), ...(await insert(transaction, WITHDRAWALS, state.until))];
    await announceNotices(transaction, [...new Set(told)]);
    await transaction.raw('UPDATE notices_until SET until = greatest(until, ?::timestamptz)', [instants[0].safe]);
  });
}

async function insert(transaction: Transaction, select: string, until: string): Promise<string[]> {
  const { rows } = await transaction.raw<{ rows: { member_id: string }[] }>(
    `INSERT INTO notices (member_id, id, kind, "values", at) ${select} ON CONFLICT (member_id, id) DO NOTHING RETURNING member_id`,
    [until],
  );
  return rows.map(({ member_id }) => member_id);
}

const MONEY = `to_char(sum(amount) / 100.0, 'FM999999999999990.00')`;

/** A credit that pays a debt takes two rows under one key. What games pay, and what only returns, is no news. */
const TRANSFERS = `
  SELECT member_id, md5(caller || ' ' || key || ' ' || undo)::uuid,
    CASE WHEN undo THEN 'wallet.reversal' WHEN bool_or(debit_account = 'available') THEN 'wallet.debit' ELSE 'wallet.credit' END,
    jsonb_build_object('amount', ${MONEY}, 'type', type, 'reason', reason, 'source', caller), min(created_at)
  FROM movements
  WHERE created_at >= ?::timestamptz
    AND type IN (SELECT type FROM movement_types WHERE counter = 'total_earned' UNION SELECT unnest(ARRAY['welcome_bonus', 'adjustment']))
  GROUP BY member_id, caller, key, undo, type, reason`;

const WITHDRAWALS = `
  SELECT member_id, id, CASE state WHEN 'paid' THEN 'wallet.withdrawal_paid' ELSE 'wallet.withdrawal_refused' END,
    jsonb_build_object('amount', ${MONEY.replace('sum(amount)', 'amount')}, 'gamepass', gamepass_name, 'reason', coalesce(reason, ''),
      'withdrawal', id), processed_at
  FROM withdrawals WHERE processed_at >= ?::timestamptz AND state IN ('paid', 'rejected') AND type = 'normal'`;
