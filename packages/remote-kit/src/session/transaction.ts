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
  description: string;
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
