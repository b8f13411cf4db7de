import { formatMoney, type Database } from '@facet/service-kit';

interface Row {
  members: bigint;
  balances: bigint;
  debts: bigint;
  held: bigint;
  held_count: bigint;
  unknown: bigint;
  unknown_count: bigint;
  paid: bigint;
  paid_count: bigint;
  half_way: bigint;
}

/** What the members' rows and the withdrawals say, to lay beside the accounts of the ledger. */
export async function readRecords(database: Database) {
  const { rows } = await database.raw<{ rows: [Row] }>(`
    SELECT w.*, p.* FROM (
      SELECT count(*) AS members, coalesce(sum(available), 0)::bigint AS balances, coalesce(sum(debt), 0)::bigint AS debts FROM wallets
    ) w, (
      SELECT coalesce(sum(amount) FILTER (WHERE state IN ('held', 'processing', 'unknown')), 0)::bigint AS held,
        count(*) FILTER (WHERE state IN ('held', 'processing', 'unknown')) AS held_count,
        coalesce(sum(amount) FILTER (WHERE state = 'unknown'), 0)::bigint AS unknown, count(*) FILTER (WHERE state = 'unknown') AS unknown_count,
        coalesce(sum(amount) FILTER (WHERE state = 'paid'), 0)::bigint AS paid, count(*) FILTER (WHERE state = 'paid') AS paid_count,
        coalesce(sum(amount) FILTER (WHERE state IN ('opening', 'voiding', 'processing')), 0)::bigint AS half_way
      FROM withdrawals
    ) p`);
  const row = rows[0];
  return {
    members: Number(row.members),
    balances: formatMoney(row.balances),
    debts: formatMoney(row.debts),
    held: formatMoney(row.held),
    heldCount: Number(row.held_count),
    unknown: formatMoney(row.unknown),
    unknownCount: Number(row.unknown_count),
    paid: formatMoney(row.paid),
    paidCount: Number(row.paid_count),
    halfWay: formatMoney(row.half_way),
  };
}
