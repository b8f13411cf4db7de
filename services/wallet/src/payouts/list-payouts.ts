import {
  countFound,
  cursorAfter,
  cutPage,
  isUuid,
  keyset,
  named,
  type Database,
  type SortedRow,
  type SortFields,
} from '@facet/service-kit';
import { outwardState, presentWithdrawal, type PayoutState, type Status, type Withdrawal } from '../withdrawals/index.ts';

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

/**
 * Withdrawals as operators see them; those that never held money are nobody's business. A page costs the same however
 * many there are, but for one by name of a list that grows.
 */
export async function listPayouts(database: Database, query: PayoutQuery) {
  const page = keyset(sortFields, query, 'w.id');
  const { where, bindings } = conditions(query);
  const [{ rows }, counted] = await Promise.all([
    database.raw<{ rows: Row[] }>(
      `select w.*, m.username, ${page.select} from withdrawals w left join members m on m.member_id = w.member_id
       where ${where} and ${page.after} order by ${page.order} limit :limit`,
      { ...bindings, ...page.bindings, limit: query.limit + 1 },
    ),
    countFound(database, database.raw(`select from withdrawals w where ${where}`, bindings)),
  ]);
  const { rows: found, nextCursor } = cutPage(rows, query.limit, cursorAfter);
  return { withdrawals: found.map((row) => presentForOperators(row, row.username)), nextCursor, ...counted };
}

/** As the indexes have them (migrations/030). */
function conditions({ type, status, payoutState, search, memberId, before }: PayoutQuery) {
  const where = ['w.type = :type', "w.state not in ('opening', 'refused') and w.ending is distinct from 'refused'"];
  const bindings: Record<string, string> = { type };
  const narrow = (condition: string, own: Record<string, string>): void => {
    where.push(condition);
    Object.assign(bindings, own);
  };
  const wanted = status ?? (payoutState && statusOf(payoutState));
  if (wanted !== undefined) narrow('withdrawal_status(w.state, w.ending) = :status', { status: wanted });
  if (payoutState !== undefined) narrow("case w.state when 'voiding' then w.ending else w.state end = :payoutState", { payoutState });
  if (memberId !== undefined) narrow('w.member_id = :memberId::uuid', { memberId });
  if (before !== undefined) narrow('w.created_at < :before::timestamptz', { before });
  const sought = search?.trim().toLowerCase() ?? '';
  if (sought !== '')
    narrow(
      `(w.member_id = any (array(select member_id from members where lower(username) like :name)) or w.gamepass_id = :exactly
        ${isUuid(sought) ? 'or w.id = :exactly::uuid' : ''})`,
      { name: named(sought), exactly: sought },
    );
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
