import type { Withdrawal } from '../withdrawals/index.ts';

/** A row of `payout_attempts`; amount in hundredths. */
export interface Attempt {
  member_id: string;
  withdrawal_id: string;
  id: string;
  /** restored: none of ours; a backup was restored, since which any of our accounts may have bought it. */
  kind: 'bot' | 'hand' | 'restored';
  by: string;
  gamepass_id: string;
  amount: bigint;
  started_at: Date;
  buyer_user_id: string | null;
  /** From here on the gamepass may have been bought. */
  buying_at: Date | null;
  /** Null: nobody knows. */
  outcome: 'bought' | 'not_bought' | null;
  detail: string | null;
  purchase_id: string | null;
  decided_at: Date | null;
  looked_at: Date | null;
  looks: number;
}

/** A withdrawal that is being paid, and the try that it is in. */
export interface Paying {
  withdrawal: Withdrawal;
  attempt: Attempt;
}
