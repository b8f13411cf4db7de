import type { Database } from '@facet/service-kit';

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

/** What members' rows and withdrawals say, in hundredths. */
export interface MoneyRecords {
  members: number;
  balances: bigint;
  debts: bigint;
  held: bigint;
  heldCount: number;
  /** Of what is held: nobody knows whether it is paid. */
  unknown: bigint;
  unknownCount: number;
  paid: bigint;
  paidCount: number;
  /** Of withdrawals between two steps: as far accounts and records may differ. */
  halfWay: bigint;
}

/** What the members' rows and the withdrawals say, to lay beside the accounts of the ledger. */
export async function readRecords(database: Database): Promise<MoneyRecords> {
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
  const { members, held_count, unknown_count, paid_count, half_way, ...sums } = rows[0];
  return {
    ...sums,
    members: Number(members),
    heldCount: Number(held_count),
    unknownCount: Number(unknown_count),
    paidCount: Number(paid_count),
    halfWay: half_way,
  };
}
