import type { Transaction } from '@facet/service-kit';
import { closingBalances, type LineSum, type MonthFigures, type Position } from './closing-content.ts';

/** Which transfers: from the end of the last closed month on those before the month go into its opening. */
export interface FiguresRange {
  /** What each account had at `since`. */
  balances: ReadonlyMap<string, bigint>;
  /** ISO 8601, or -infinity. */
  since: string;
  from: string;
  until: string;
}

interface Row {
  inside: boolean;
  type: string;
  undo: boolean;
  debit_account: string;
  credit_account: string;
  transfers: bigint;
  amount: bigint;
  first_at: string;
  last_at: string;
}

/**
 * What the ledger alone says of a month. It reads the transfers since the last closed month, by the index on their
 * time, and none before.
 */
export async function readFigures(snapshot: Transaction, { balances, since, from, until }: FiguresRange): Promise<MonthFigures> {
  const { rows } = await snapshot.raw<{ rows: Row[] }>(
    `select created_at >= :from::timestamptz as inside, type, undo, debit_account, credit_account, count(*) as transfers, sum(amount)::bigint as amount,
       instant_text(min(created_at)) as first_at, instant_text(max(created_at)) as last_at
     from transfers where created_at >= :since::timestamptz and created_at < :until::timestamptz group by 1, 2, 3, 4, 5`,
    { since, from, until },
  );
  const inside = rows.filter((row) => row.inside);
  const before = rows.filter((row) => !row.inside);
  return {
    opening: closingBalances(balances, before.map(lineOf)),
    lines: inside.map(lineOf),
    first: await positionAt(snapshot, inside.map(({ first_at }) => first_at).toSorted()[0], 'asc'),
    last: await positionAt(
      snapshot,
      inside
        .map(({ last_at }) => last_at)
        .toSorted()
        .at(-1),
      'desc',
    ),
    withdrawalsPaid: await readPaid(snapshot, { from, until }),
  };
}

const lineOf = ({ type, undo, debit_account, credit_account, transfers, amount }: Row): LineSum => ({
  type,
  undo,
  debitAccount: debit_account,
  creditAccount: credit_account,
  transfers: Number(transfers),
  amount,
});

/** Transfers of one call share their instant. */
async function positionAt(snapshot: Transaction, at: string | undefined, order: 'asc' | 'desc'): Promise<Position | null> {
  if (at === undefined) return null;
  const { rows } = await snapshot.raw<{ rows: [{ id: string }] }>(
    `select id from transfers where created_at = ?::timestamptz order by id ${order} limit 1`,
    [at],
  );
  return { at, id: rows[0].id };
}

/**
 * What the platform kept of each sale: the share that was told when it was requested, as it rounds. Old ones have none.
 */
async function readPaid(snapshot: Transaction, bounds: { from: string; until: string }): Promise<MonthFigures['withdrawalsPaid']> {
  const { rows } = await snapshot.raw<{ rows: [{ count: bigint; amount: bigint; share: bigint; without: bigint }] }>(
    `select count(*) as count, coalesce(sum(m.amount), 0)::bigint as amount, count(*) filter (where w.platform_share_percent is null) as without,
       coalesce(sum(m.amount - m.amount * (100 - w.platform_share_percent) / 10000 * 100), 0)::bigint as share
     from transfers m left join withdrawals w on w.member_id = m.member_id and 'payout:' || w.id = m.key
     where m.created_at >= :from::timestamptz and m.created_at < :until::timestamptz and m.type = 'payout' and m.credit_account = 'payouts:paid'`,
    bounds,
  );
  const [{ count, amount, share, without }] = rows;
  return { count: Number(count), amount, platformShare: share, withoutShare: Number(without) };
}
