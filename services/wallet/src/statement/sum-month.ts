import { formatMoney, type Database } from '@facet/service-kit';
import { linesOf } from './statement-filter.ts';
import { conditionOf } from './transaction.ts';

/**
 * What came in and went out in a month (UTC, such as 2026-11), what games made of it, and what is left of it, over all
 * its lines.
 */
export async function sumMonth(database: Database, memberId: string, month: string) {
  const change = "case when credit_account = 'available' then amount when debit_account = 'available' then -amount else 0 end";
  const [sums] = (await linesOf(database, memberId, { month })
    .select(database.raw(`coalesce(sum(amount) filter (where credit_account = 'available'), 0)::bigint as came`))
    .select(database.raw(`coalesce(sum(amount) filter (where debit_account = 'available'), 0)::bigint as went`))
    .select(database.raw(`coalesce(sum(${change}) filter (where ${conditionOf('games')}), 0)::bigint as games`))) as unknown as [
    { came: bigint; went: bigint; games: bigint },
  ];
  return {
    month,
    in: formatMoney(sums.came),
    out: formatMoney(sums.went),
    games: formatMoney(sums.games),
    net: formatMoney(sums.came - sums.went),
  };
}
