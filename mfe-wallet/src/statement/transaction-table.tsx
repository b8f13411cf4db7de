import { lineText } from '@facet/remote-kit';
import { formatAmount, Glyph, Money, Table, Text, WhyFigure, type TableColumn } from '@facet/ui';
import type { Transaction } from '../api/wallet-api.ts';
import { formatTime } from '../format-time.ts';
import { t } from '../texts.ts';
import { transactionLabel } from './transaction-label.ts';
import { WhyTransaction } from './why-transaction.tsx';
import styles from './statement.module.css';

/** A line for each transaction; its amount answers "why?". */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  return <Table label={t('Transactions')} columns={columns()} rows={transactions} rowKey={({ id }) => id} stacks />;
}

function What({ transaction }: { transaction: Transaction }) {
  const { title, icon, tone } = transactionLabel(transaction);
  return (
    <div className={styles.what}>
      <Glyph icon={icon} tone={tone} />
      <div>
        <Text as="div" tone="strong">
          {title}
        </Text>
        <Text as="div" tone="muted" size={12} className={styles.reason}>
          {lineText(transaction.line, transaction.description, formatAmount)}
        </Text>
      </div>
    </div>
  );
}

function Balance({ amount }: { amount: string }) {
  return (
    <Text tone="muted" figures className={styles.balance}>
      <span className={styles.phoneOnly}>{t('Balance')} </span>
      <span className={styles.figure}>{formatAmount(amount)}</span>
    </Text>
  );
}

function Amount({ transaction }: { transaction: Transaction }) {
  return (
    <WhyFigure
      question={t('Why {amount}?', { amount: formatAmount(transaction.amount, { signed: true }) })}
      answer={<WhyTransaction transaction={transaction} />}
    >
      <Money amount={transaction.amount} signed />
    </WhyFigure>
  );
}

function When({ createdAt }: Pick<Transaction, 'createdAt'>) {
  return (
    <time dateTime={createdAt} className={styles.figure}>
      {formatTime(createdAt)}
    </time>
  );
}

function columns(): readonly TableColumn<Transaction>[] {
  return [
    { header: t('Transaction'), cell: (transaction) => <What transaction={transaction} /> },
    { header: t('When'), cell: ({ createdAt }) => <When createdAt={createdAt} /> },
    { header: t('Balance after'), numeric: true, cell: ({ balanceAfter }) => <Balance amount={balanceAfter} /> },
    { header: t('Amount'), numeric: true, cell: (transaction) => <Amount transaction={transaction} /> },
  ];
}
