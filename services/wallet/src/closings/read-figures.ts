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

/** What the ledger alone says of a month. It reads the transfers since the last closed month, by the index on their time, and none before. */
export async function readFigures(snapshot: Transaction, { balances, since, from, until }: FiguresRange): Promise<MonthFigures> {
  const { rows } = await snapshot.raw<{ rows: Row[] }>(
    `SELECT created_at >= :from::timestamptz AS inside, type, undo, debit_account, credit_account, count(*) AS transfers, sum(amount)::bigint AS amount,
       instant_text(min(created_at)) AS first_at, instant_text(max(created_at)) AS last_at
     FROM movements WHERE created_at >= :since::timestamptz AND created_at < :until::timestamptz GROUP BY 1, 2, 3, 4, 5`,
    { since, from, until },
  );
  const inside = rows.filter((row) => row.inside);
  const before = rows.filter((row) => !row.inside);
  return {
    opening: closingBalances(balances, before.map(lineOf)),
    lines: inside.map(lineOf),
    first: await positionAt(snapshot, inside.map(({ first_at }) => first_at).toSorted()[0], 'ASC'),
    last: await positionAt(
      snapshot,
      inside
        .map(({ last_at }) => last_at)
        .toSorted()
        .at(-1),
      'DESC',
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
async function positionAt(snapshot: Transaction, at: string | undefined, order: 'ASC' | 'DESC'): Promise<Position | null> {
  if (at === undefined) return null;
  const { rows } = await snapshot.raw<{ rows: [{ id: string }] }>(
    `SELECT id FROM movements WHERE created_at = ?::timestamptz ORDER BY id ${order} LIMIT 1`,
    [at],
  );
  return { at, id: rows[0].id };
}

/** What the platform kept of each sale: the share that was told when it was requested, as it rounds. Old ones have none. */
async function readPaid(snapshot: Transaction, bounds: { from: string; until: string }): Promise<MonthFigures['withdrawalsPaid']> {
  const { rows } = await snapshot.raw<{ rows: [{ count: bigint; amount: bigint; share: bigint; without: bigint }] }>(
    `SELECT count(*) AS count, coalesce(sum(m.amount), 0)::bigint AS amount, count(*) FILTER (WHERE w.platform_share_percent IS NULL) AS without,
       coalesce(sum(m.amount - m.amount * (100 - w.platform_share_percent) / 10000 * 100), 0)::bigint AS share
     FROM movements m LEFT JOIN withdrawals w ON w.member_id = m.member_id AND 'payout:' || w.id = m.key
     WHERE m.created_at >= :from::timestamptz AND m.created_at < :until::timestamptz AND m.type = 'payout' AND m.credit_account = 'payouts:paid'`,
    bounds,
  );
  const [{ count, amount, share, without }] = rows;
  return { count: Number(count), amount, platformShare: share, withoutShare: Number(without) };
}
