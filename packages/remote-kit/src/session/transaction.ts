import type { Line } from '../lines/line.ts';

export type TransactionCategory =
  | 'earn'
  | 'withdrawal'
  | 'game_win'
  | 'game'
  | 'event_prize'
  | 'promo'
  | 'adjustment'
  | 'welcome'
  | 'other';

/** One transaction of the member's balance. */
export interface Transaction {
  id: string;
  type: string;
  category: TransactionCategory;
  /** The whole line in English. */
  description: string;
  /** The same in parts; a wallet of before tells none. */
  line?: Line;
  /** Signed, two decimals. */
  amount: string;
  balanceAfter: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface TransactionPage {
  transactions: Transaction[];
  nextCursor: string | null;
}
