import { formatMoney, MoneyText, Type, type Database } from '@facet/service-kit';
import { outwardState, payoutStates, type PayoutState, type Withdrawal } from './withdrawal.ts';

/** A withdrawal that still holds money. */
export const OpenWithdrawal = Type.Object(
  {
    id: Type.String(),
    amount: MoneyText,
    gamepassName: Type.String(),
    payoutState: Type.Unsafe<PayoutState>({ type: 'string', enum: payoutStates }),
    type: Type.Unsafe<'normal' | 'test'>({ type: 'string', enum: ['normal', 'test'] }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'OpenWithdrawal' },
);

/** The member's, newest first. One gamepass is in one of them at most, so that they are few. */
export async function listOpen(database: Database, memberId: string) {
  const rows: Withdrawal[] = await database<Withdrawal>('withdrawals')
    .where({ member_id: memberId })
    .whereIn('state', ['held', 'processing', 'unknown'])
    .orderBy('created_at', 'desc')
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    amount: formatMoney(row.amount),
    gamepassName: row.gamepass_name,
    payoutState: outwardState(row).payoutState,
    type: row.type,
    createdAt: row.created_at.toISOString(),
  }));
}
