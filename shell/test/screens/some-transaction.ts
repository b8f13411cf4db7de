import type { Transaction } from '@facet/remote-kit';

let count = 0;

/** A transaction of a moment ago, with what matters to the test put in. */
export function someTransaction(own: Partial<Transaction> = {}): Transaction {
  count += 1;
  return {
    id: String(count),
    type: 'wall_credit',
    category: 'earn',
    description: `CPX Research · ${count}`,
    amount: '12.50',
    balanceAfter: '12.50',
    createdAt: new Date().toISOString(),
    ...own,
  };
}

/** `GET /api/user/transactions` over this list, newest first, as the wallet pages it. */
export function pagesOf(transactions: readonly Transaction[]) {
  return ({ query }: { query: URLSearchParams }) => {
    const start = Number(query.get('cursor') ?? 0);
    const end = start + Number(query.get('limit') ?? 20);
    return { transactions: transactions.slice(start, end), nextCursor: end < transactions.length ? String(end) : null };
  };
}
