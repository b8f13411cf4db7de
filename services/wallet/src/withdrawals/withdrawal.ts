import type { Refusal, Reserved } from '@facet/money-kit';

/** Where a withdrawal is. What a state leads to is drawn in its migration. */
export type WithdrawalState = 'opening' | 'voiding' | 'refused' | 'held' | 'processing' | 'unknown' | 'paid' | 'rejected' | 'cancelled';

/** A withdrawal in one of these has its gamepass to itself. */
export const openStates: readonly WithdrawalState[] = ['opening', 'voiding', 'held', 'processing', 'unknown'];

/** How a withdrawal that is being voided will end. */
export type Ending = 'refused' | 'cancelled' | 'rejected';

/** A row of `withdrawals`; amount in hundredths. */
export interface Withdrawal extends Reserved {
  member_id: string;
  id: string;
  idempotency_key: string;
  state: WithdrawalState;
  ending: Ending | null;
  type: 'normal' | 'test';
  amount: bigint;
  gamepass_id: string;
  gamepass_link: string;
  gamepass_name: string;
  experience_name: string | null;
  product_id: string;
  seller_user_id: string;
  refusal: Refusal | null;
  /** Of the sale, as the member was told; null: not known, of one from before. */
  platform_share_percent: number | null;
  /** Why it failed, for the member. */
  reason: string | null;
  /** The operator who decided, or let the bot decide. */
  decided_by: string | null;
  /** For operators: why the last try did not pay. */
  note: string | null;
  /** Waits for the bot. */
  queued_by: string | null;
  queued_at: Date | null;
  /** While it is processing: the operator who decided buys it by hand, and has until then. */
  reserved_until: Date | null;
  created_at: Date;
  changed_at: Date;
  processed_at: Date | null;
}

/** Under which keys the money of a withdrawal is held and settled. The audit expects them so. */
export const CALLER = 'wallet';
export const holdKey = (withdrawalId: string): string => `withdrawal:${withdrawalId}`;
export const payoutKey = (withdrawalId: string): string => `payout:${withdrawalId}`;

/** As everyone outside sees it. */
export const statuses = ['pending', 'completed', 'failed'] as const;
export type Status = (typeof statuses)[number];
export const payoutStates = ['held', 'processing', 'unknown', 'paid', 'rejected', 'cancelled'] as const;
export type PayoutState = (typeof payoutStates)[number];

const payoutStateOf: Record<WithdrawalState, PayoutState> = {
  opening: 'held',
  held: 'held',
  processing: 'processing',
  unknown: 'unknown',
  paid: 'paid',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refused: 'cancelled',
  voiding: 'cancelled',
};
const statusOf: Record<PayoutState, Status> = {
  held: 'pending',
  processing: 'pending',
  unknown: 'pending',
  paid: 'completed',
  rejected: 'failed',
  cancelled: 'failed',
};

/** What the member reads on the screen. */
export const details = ['pending', 'processing', 'paid', 'cancelled', 'refused'] as const;
export type Detail = (typeof details)[number];
const detailOf: Record<PayoutState, Detail> = {
  held: 'pending',
  processing: 'processing',
  unknown: 'processing',
  paid: 'paid',
  rejected: 'refused',
  cancelled: 'cancelled',
};

export function outwardState({ state, ending }: Pick<Withdrawal, 'state' | 'ending'>): {
  status: Status;
  payoutState: PayoutState;
  detail: Detail;
} {
  const payoutState = state === 'voiding' && ending === 'rejected' ? 'rejected' : payoutStateOf[state];
  return { status: statusOf[payoutState], payoutState, detail: detailOf[payoutState] };
}
