/**
 * Every type of transfer: what it may do, and which of the member's totals it grows. The wallet's table transfer_types
 * says the same.
 */
export const transferTypes = [
  { type: 'wall_credit', op: 'credit', counter: 'total_earned' },
  { type: 'social_task', op: 'credit', counter: 'total_earned' },
  { type: 'promo', op: 'credit', counter: 'total_earned' },
  { type: 'event_prize', op: 'credit', counter: 'total_earned' },
  { type: 'referral_bonus', op: 'credit', counter: 'total_earned' },
  { type: 'daily_bonus', op: 'credit', counter: 'total_earned' },
  { type: 'weekly_challenge', op: 'credit', counter: 'total_earned' },
  { type: 'referral_reward', op: 'credit', counter: 'total_earned' },
  { type: 'game_win', op: 'credit', counter: 'won' },
  { type: 'refund', op: 'credit', counter: null },
  { type: 'adjustment', op: 'credit', counter: null },
  { type: 'adjustment', op: 'debit', counter: null },
  { type: 'welcome_bonus', op: 'credit', counter: null },
  { type: 'bet', op: 'debit', counter: 'wagered' },
  { type: 'bet_lost', op: 'settle', counter: 'lost' },
  { type: 'event_fee', op: 'debit', counter: null },
  { type: 'withdrawal', op: 'debit', counter: null },
  { type: 'payout', op: 'settle', counter: null },
] as const;

export type TransferType = (typeof transferTypes)[number]['type'];
/** The types that may do this. */
export type TypeThatMay<Op extends 'credit' | 'debit' | 'settle'> = Extract<(typeof transferTypes)[number], { op: Op }>['type'];

/** Where a settlement ends: it moves money between system accounts in a member's name. */
export const settledTo = { bet_lost: 'house:lost', payout: 'payouts:paid' } as const satisfies Record<TypeThatMay<'settle'>, string>;
