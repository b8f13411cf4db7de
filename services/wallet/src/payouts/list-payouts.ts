import { containing, cursorAfter, cutPage, keyset, type Database, type SortedRow, type SortFields } from '@facet/service-kit';
import { outwardState, payoutStates, presentWithdrawal, type PayoutState, type Status, type Withdrawal } from '../withdrawals/index.ts';

export const sortFields = {
  createdAt: { expression: 'w.created_at', type: 'timestamptz' },
  amount: { expression: 'w.amount', type: 'bigint' },
  username: { expression: "lower(coalesce(m.username, ''))", type: 'text' },
} as const satisfies SortFields;

export interface PayoutQuery {
  type: 'normal' | 'test';
  status?: Status | undefined;
  payoutState?: PayoutState | undefined;
  search?: string | undefined;
  memberId?: string | undefined;
  /** Requested before this instant, ISO 8601. */
  before?: string | undefined;
  sort: string;
  cursor?: string | undefined;
  limit: number;
}

type Row = Withdrawal & SortedRow & { username: string | null };

/** Withdrawals as operators see them; those that never held money are nobody's business. */
export async function listPayouts(database: Database, query: PayoutQuery) {
  const page = keyset(sortFields, query, 'w.id');
  const { where, bindings } = conditions(query);
  const from = 'from withdrawals w left join members m on m.member_id = w.member_id';
  const [{ rows }, counted] = await Promise.all([
    database.raw<{ rows: Row[] }>(
      `select w.*, m.username, ${page.select} ${from} where ${where} and ${page.after} order by ${page.order} limit :limit`,
      { ...bindings, ...page.bindings, limit: query.limit + 1 },
    ),
    database.raw<{ rows: [{ total: bigint }] }>(`select count(*) as total ${from} where ${where}`, bindings),
  ]);
  const { rows: found, nextCursor } = cutPage(rows, query.limit, cursorAfter);
  return {
    withdrawals: found.map((row) => presentForOperators(row, row.username)),
    nextCursor,
    total: Number(counted.rows[0].total),
  };
}

function conditions({ type, status, payoutState, search, memberId, before }: PayoutQuery) {
  const wanted = payoutStates.filter(
    (state) => (payoutState === undefined || state === payoutState) && (status === undefined || statusOf(state) === status),
  );
  const where = [
    'w.type = :type',
    "w.state not in ('opening', 'refused') and w.ending is distinct from 'refused'",
    "case w.state when 'voiding' then w.ending else w.state end = any (:wanted)",
  ];
  const bindings: Record<string, string | string[]> = { type, wanted };
  if (memberId !== undefined) {
    where.push('w.member_id = :memberId::uuid');
    bindings.memberId = memberId;
  }
  if (before !== undefined) {
    where.push('w.created_at < :before::timestamptz');
    bindings.before = before;
  }
  if (search) {
    where.push('(lower(m.username) like :name or w.id::text = :exactly or w.gamepass_id = :exactly)');
    Object.assign(bindings, { name: containing(search.toLowerCase()), exactly: search.toLowerCase() });
  }
  return { where: where.join(' and '), bindings };
}

const statusOf = (state: PayoutState): Status => outwardState({ state, ending: null }).status;

export function presentForOperators(withdrawal: Withdrawal, username: string | null) {
  return {
    ...presentWithdrawal(withdrawal, username),
    decidedBy: withdrawal.decided_by,
    note: withdrawal.note,
    queuedBy: withdrawal.queued_by,
    queuedAt: withdrawal.queued_at?.toISOString() ?? null,
    reservedUntil: withdrawal.state === 'processing' ? (withdrawal.reserved_until?.toISOString() ?? null) : null,
    changedAt: withdrawal.changed_at.toISOString(),
  };
}
