import { type Database, formatMoney, type Transaction } from '@facet/service-kit';

export const differenceKinds = ['missing_here', 'missing_there', 'different'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Statement {
  provider: string;
  /** What was earned from here (ISO 8601) up to `to`, without it, must be in the statement. */
  from: string;
  to: string;
  /** A transaction may come more than once: its lines are added up, a chargeback is negative. */
  lines: readonly { transaction: string; amountHundredths: bigint }[];
}

interface Row {
  kind: DifferenceKind | null;
  transaction: string;
  said: bigint | null;
  here: bigint | null;
  state: string | null;
  member_id: string | null;
  earned_at: Date | null;
}

const SHOWN = 1_000;

/**
 * Lays a wall's own statement beside what was credited here: by transaction, whenever it was earned; what stands here
 * and is not in the statement, of the period only. What was taken back here stands as 0.00.
 */
export async function compareStatement(database: Database | Transaction, { provider, from, to, lines }: Statement) {
  const { rows } = await database.raw<{ rows: Row[] }>(COMPARE, {
    provider,
    from,
    to,
    transactions: lines.map(({ transaction }) => transaction),
    amounts: lines.map(({ amountHundredths }) => String(amountHundredths)),
  });
  const sum = (side: 'said' | 'here') => formatMoney(rows.reduce((total, row) => total + (row[side] ?? 0n), 0n));
  const countOf = (kind: DifferenceKind | null) => rows.filter((row) => row.kind === kind).length;
  return {
    said: sum('said'),
    here: sum('here'),
    agreed: countOf(null),
    missingHere: countOf('missing_here'),
    missingThere: countOf('missing_there'),
    different: countOf('different'),
    differences: rows.filter(isDifference).slice(0, SHOWN).map(present),
  };
}

type Difference = Row & { kind: DifferenceKind };
const isDifference = (row: Row): row is Difference => row.kind !== null;

function present({ kind, transaction, said, here, state, member_id, earned_at }: Difference) {
  return {
    kind,
    transaction,
    said: said === null ? null : formatMoney(said),
    here: here === null ? null : formatMoney(here),
    state,
    memberId: member_id,
    earnedAt: earned_at?.toISOString() ?? null,
  };
}

/** The largest differences first. */
const COMPARE = `
  with said as (
    select transaction, sum(amount)::bigint as amount from unnest(:transactions::text[], :amounts::bigint[]) as line (transaction, amount) group by 1
  ), here as (
    select e.transaction, case when e.state in ('reversed', 'cancelled', 'refused') then 0 else e.amount_hundredths end as amount,
      e.state, e.member_id, e.earned_at
    from (
      select t.earning_id from wall_transactions t join said s on t.wall = :provider and t.transaction = s.transaction where t.earning_id is not null
      union
      select id from earnings where provider = :provider and earned_at >= :from::timestamptz and earned_at < :to::timestamptz
    ) named join earnings e on e.id = named.earning_id
  )
  select case
      when h.transaction is null then case when s.amount <> 0 then 'missing_here' end
      when s.transaction is null then 'missing_there'
      when s.amount <> h.amount then 'different' end as kind,
    coalesce(s.transaction, h.transaction) as transaction, s.amount as said, h.amount as here, h.state, h.member_id, h.earned_at
  from said s full join here h on h.transaction = s.transaction
  where s.transaction is not null or h.amount <> 0
  order by abs(coalesce(s.amount, 0) - coalesce(h.amount, 0)) desc, 2`;
