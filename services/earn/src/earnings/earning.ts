export const earningSources = ['wall', 'task', 'promo', 'daily', 'weekly', 'referral'] as const;
export type EarningSource = (typeof earningSources)[number];

/** See migrations/002-earnings.sql for what each one means. */
export const earningStates = ['pending', 'sent', 'credited', 'reversed', 'cancelled', 'refused'] as const;
export type EarningState = (typeof earningStates)[number];

/** A row of `earnings`: one promise of money to one member. */
export interface Earning {
  /** UUIDv7 */
  id: string;
  member_id: string;
  source: EarningSource;
  /** The wallet's key. */
  key: string;
  label: string;
  /** Of a wall's earning: which wall, its transaction, and the offer where the wall names it. */
  provider: string | null;
  transaction: string | null;
  offer: string | null;
  amount_hundredths: bigint;
  state: EarningState;
  earned_at: Date;
  releases_at: Date | null;
  sent_at: Date | null;
  credited_at: Date | null;
  reversed_at: Date | null;
  credit_message: string | null;
  reversal_message: string | null;
}
