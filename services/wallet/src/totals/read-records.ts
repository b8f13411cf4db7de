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
    select w.*, p.* from (
      select count(*) as members, coalesce(sum(available), 0)::bigint as balances, coalesce(sum(debt), 0)::bigint as debts from wallets
    ) w, (
      select coalesce(sum(amount) filter (where state in ('held', 'processing', 'unknown')), 0)::bigint as held,
        count(*) filter (where state in ('held', 'processing', 'unknown')) as held_count,
        coalesce(sum(amount) filter (where state = 'unknown'), 0)::bigint as unknown, count(*) filter (where state = 'unknown') as unknown_count,
        coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as paid, count(*) filter (where state = 'paid') as paid_count,
        coalesce(sum(amount) filter (where state in ('opening', 'voiding', 'processing')), 0)::bigint as half_way
      from withdrawals
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
