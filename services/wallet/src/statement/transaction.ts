import { formatMoney } from '@facet/service-kit';
import type { MovementType } from '../ledger/index.ts';

export const categories = ['earn', 'withdrawal', 'game_win', 'game', 'event_prize', 'promo', 'adjustment', 'welcome', 'other'] as const;
export type Category = (typeof categories)[number];

/** A row of the ledger that touches the member's own money. */
export interface MovementRow {
  id: string;
  seq: bigint;
  debit_account: string;
  credit_account: string;
  amount: bigint;
  type: MovementType;
  reason: string;
  undo: boolean;
  balance_after: bigint;
  created_at: Date;
}

const categoryOf: Record<MovementType, Category> = {
  wall_credit: 'earn',
  social_task: 'earn',
  daily_bonus: 'earn',
  weekly_challenge: 'earn',
  referral_bonus: 'earn',
  referral_reward: 'earn',
  promo: 'promo',
  event_prize: 'event_prize',
  event_fee: 'other',
  game_win: 'game_win',
  bet: 'game',
  bet_lost: 'game',
  refund: 'other',
  adjustment: 'adjustment',
  welcome_bonus: 'welcome',
  withdrawal: 'withdrawal',
  payout: 'withdrawal',
};

/**
 * A line of the statement. `amount` is how the balance changed, so that lines always add up to it:
 * what went into or out of a debt is 0.00 there and told in the description.
 */
export function presentMovement(row: MovementRow) {
  return {
    id: row.id,
    type: row.type,
    category: row.type === 'refund' && row.debit_account === 'house' ? ('game' as const) : categoryOf[row.type],
    description: describe(row),
    amount: formatMoney(changeOf(row)),
    balanceAfter: formatMoney(row.balance_after),
    createdAt: row.created_at.toISOString(),
  };
}

function changeOf({ debit_account, credit_account, amount }: MovementRow): bigint {
  if (credit_account === 'available') return amount;
  return debit_account === 'available' ? -amount : 0n;
}

function describe({ debit_account, credit_account, amount, reason, undo }: MovementRow): string {
  const inward = credit_account === 'available' || credit_account === 'debt';
  const what = undo ? `${inward ? 'Returned' : 'Reversed'}: ${reason}` : reason;
  if (credit_account === 'debt') return `${what} (R$ ${formatMoney(amount)} paid off a debt)`;
  return debit_account === 'debt' ? `${what} (R$ ${formatMoney(amount)} became a debt)` : what;
}
