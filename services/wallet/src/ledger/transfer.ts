import type { Hundredths } from '@facet/service-kit';
import type { settledTo, TransferType } from '@facet/money-kit';

/**
 * Whose key it is: one may only touch one's own. `key` never expires, and names one transfer of one member of one
 * caller.
 */
interface Keyed {
  memberId: string;
  /** The service that asks, as its token names it. */
  caller: string;
  key: string;
}

interface Moved extends Keyed {
  type: TransferType;
  /** The system account on the other side. */
  account: string;
  amountHundredths: Hundredths;
  /** Shown to the member. Not part of what a repetition is compared by. */
  reason: string;
}

export interface Credit extends Moved {
  op: 'credit';
}
export interface Debit extends Moved {
  op: 'debit';
  /** Refused (`requirement`) when the member has earned less than this. */
  minTotalEarnedHundredths?: Hundredths;
}
/** Between two system accounts, in the member's name: what a debit holds stays there, and their balance as it is. */
export interface Settlement extends Moved {
  op: 'settle';
  type: keyof typeof settledTo;
  /** The key of the caller's debit that it ends: of the same account and amount, neither undone nor settled before. */
  settles: string;
}
/** Undoes a debit, now or before it comes. */
interface Void extends Keyed {
  op: 'void';
}
/** Undoes a credit, now or before it comes; what the member no longer has becomes a debt. */
interface Reversal extends Keyed {
  op: 'reverse';
}

export type Transfer = Credit | Debit | Settlement | Void | Reversal;

/**
 * - ok: done now. A void or reversal that came first has no id: it will cancel its transfer.
 * - duplicate: was done before; id and balances are those of the first time
 * - cancelled: its void or reversal was there already; nothing remains of it
 * - key_reused: the key stands for something else; nothing was done
 * - insufficient: the balance does not cover it; not remembered, may be tried again
 * - requirement: earned less than minTotalEarned; not remembered
 * - invalid: malformed or out of range, a settlement of what is not held, a void of what is settled
 */
export const outcomeStatuses = ['ok', 'duplicate', 'cancelled', 'key_reused', 'insufficient', 'requirement', 'invalid'] as const;
export type OutcomeStatus = (typeof outcomeStatuses)[number];

export interface Outcome {
  status: OutcomeStatus;
  /** Of the transfer's (last) row, UUIDv7; null where there is none. */
  id: string | null;
  balanceAfterHundredths: Hundredths | null;
  totalEarnedHundredths: Hundredths | null;
  /** The member's newest row. */
  seq: bigint;
}
