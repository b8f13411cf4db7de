import { formatMoney, type Database } from '@facet/service-kit';
import { outwardState, type Withdrawal } from './withdrawal.ts';

const HISTORY_LENGTH = 100;

/** A member's withdrawals, newest first: those that held money, the last hundred. */
export async function listWithdrawals(database: Database, memberId: string) {
  const rows: (Withdrawal & { username: string | null })[] = await database('withdrawals')
    .leftJoin('members', 'members.member_id', 'withdrawals.member_id')
    .select('withdrawals.*', 'members.username')
    .where('withdrawals.member_id', memberId)
    .whereNotIn('state', ['opening', 'refused'])
    .whereRaw("ending is distinct from 'refused'")
    .orderBy('withdrawals.created_at', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(HISTORY_LENGTH);
  return rows.map((row) => presentWithdrawal(row, row.username));
}

/** One that its member just changed, under the name that the list has. */
export async function presentOwn(database: Database, withdrawal: Withdrawal) {
  const member = await database<{ member_id: string; username: string }>('members')
    .where({ member_id: withdrawal.member_id })
    .first('username');
  return presentWithdrawal(withdrawal, member?.username ?? null);
}

export function presentWithdrawal(withdrawal: Withdrawal, username: string | null) {
  return {
    id: withdrawal.id,
    userId: withdrawal.member_id,
    username,
    amount: formatMoney(withdrawal.amount),
    ...outwardState(withdrawal),
    type: withdrawal.type,
    gamepassName: withdrawal.gamepass_name,
    experienceName: withdrawal.experience_name,
    gamepassId: withdrawal.gamepass_id,
    gamepassLink: withdrawal.gamepass_link,
    ...(withdrawal.platform_share_percent !== null && { platformSharePercent: withdrawal.platform_share_percent }),
    cancellable: withdrawal.state === 'held',
    reason: withdrawal.reason,
    createdAt: withdrawal.created_at.toISOString(),
    processedAt: withdrawal.processed_at?.toISOString() ?? null,
  };
}
