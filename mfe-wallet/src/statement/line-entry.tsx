import { lineText } from '@facet/remote-kit';
import { formatAmount } from '@facet/ui';
import type { Transaction } from '../api/wallet-api.ts';
import { formatClock } from '../format-time.ts';
import { Entry } from './entry.tsx';
import { transactionLabel } from './transaction-label.ts';
import type { Opened } from './use-opened.ts';
import { WhyTransaction } from './why-transaction.tsx';

/** One transaction; opened, it answers "why?". */
export function LineEntry({ transaction, opened }: { transaction: Transaction; opened: Opened }) {
  const { id, line, description, amount, balanceAfter, createdAt } = transaction;
  return (
    <Entry
      {...transactionLabel(transaction)}
      detail={lineText(line, description, formatAmount)}
      amount={amount}
      when={<time dateTime={createdAt}>{formatClock(createdAt)}</time>}
      balanceAfter={balanceAfter}
      asksWhy
      open={opened.has([id])}
      onToggle={() => opened.toggle([id])}
    >
      {() => <WhyTransaction transaction={transaction} />}
    </Entry>
  );
}
