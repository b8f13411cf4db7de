import { isUuid, type Database } from '@facet/service-kit';
import { presentOwn } from './list-withdrawals.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * One of the member's withdrawals, however old, and the steps that it has behind it. @throws withdrawal_not_found (404)
 */
export async function readReceipt(database: Database, { memberId, id }: { memberId: string; id: string }) {
  const withdrawal = isUuid(id) ? await findVisible(database, memberId, id) : undefined;
  if (!withdrawal) throw withdrawalErrors('withdrawal_not_found', 'There is no such withdrawal.');
  const [shown, approved] = await Promise.all([presentOwn(database, withdrawal), findApproved(database, withdrawal)]);
  return {
    withdrawal: shown,
    approvedAt: approved?.toISOString() ?? null,
    queuedAt: approved && (withdrawal.queued_at?.toISOString() ?? null),
  };
}

/** One that never held money is nothing to the member. */
async function findVisible(database: Database, memberId: string, id: string): Promise<Withdrawal | undefined> {
  return database<Withdrawal>('withdrawals')
    .where({ member_id: memberId, id })
    .whereNotIn('state', ['opening', 'refused'])
    .whereRaw("ending is distinct from 'refused'")
    .first();
}

/**
 * When an operator let it be paid: in the queue, or by the try that pays it. One that ended otherwise, or whose tries
 * all failed, was not.
 */
async function findApproved(database: Database, { member_id, id, state, queued_at }: Withdrawal): Promise<Date | null> {
  if (state === 'held') return queued_at;
  if (state !== 'processing' && state !== 'unknown' && state !== 'paid') return null;
  const [tried] = await database<{ member_id: string; withdrawal_id: string; kind: string; started_at: Date }>('payout_attempts')
    .where({ member_id, withdrawal_id: id })
    .whereNot({ kind: 'restored' })
    .whereRaw("outcome is distinct from 'not_bought'")
    .orderBy('started_at')
    .limit(1)
    .select('started_at');
  return earliest(queued_at, tried?.started_at ?? null);
}

const earliest = (one: Date | null, other: Date | null): Date | null => (one && other ? (one < other ? one : other) : (one ?? other));
