import { formatMoney, type Database } from '@facet/service-kit';
import { readBalance } from '../ledger/index.ts';
import { listOpen } from '../withdrawals/index.ts';

/**
 * What the statement says above its lines: what there is, what is held apart and for what, and the months that have
 * lines.
 */
export async function readSummary(database: Database, memberId: string) {
  const [balance, pending, months] = await Promise.all([
    readBalance(database, memberId),
    listOpen(database, memberId),
    monthsOf(database, memberId),
  ]);
  return {
    balance: formatMoney(balance.availableHundredths),
    held: formatMoney(balance.heldHundredths),
    debt: formatMoney(balance.debtHundredths),
    totalEarned: formatMoney(balance.totalEarnedHundredths),
    months,
    pending,
  };
}

/** From the newest to the first, each found by its border in the member's rows. */
async function monthsOf(database: Database, memberId: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { month: string }[] }>(
    `with recursive months (month, seq) as (
       select date_trunc('month', created_at, 'UTC'), first_seq_at(member_id, date_trunc('month', created_at, 'UTC'))
       from (select member_id, created_at from transfers where member_id = :memberId order by seq desc limit 1) newest
       union all
       select date_trunc('month', m.created_at, 'UTC'), first_seq_at(m.member_id, date_trunc('month', m.created_at, 'UTC'))
       from months join transfers m on m.member_id = :memberId and m.seq = months.seq - 1
     )
     select to_char(month at time zone 'UTC', 'YYYY-MM') as month from months`,
    { memberId },
  );
  return rows.map(({ month }) => month);
}
