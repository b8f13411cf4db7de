import { Money, StatusBadge, Table, Text, type TableColumn } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import styles from './withdrawal-history.module.css';

const time = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const columns: readonly TableColumn<Withdrawal>[] = [
  {
    header: 'Gamepass',
    cell: ({ gamepassName, experienceName }) => (
      <>
        <Text as="div" tone="strong">
          {gamepassName}
        </Text>
        {experienceName !== null && (
          <Text as="div" tone="muted" size={12}>
            {experienceName}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Requested', cell: ({ createdAt }) => <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time> },
  { header: 'Status', cell: (withdrawal) => <Status withdrawal={withdrawal} /> },
  { header: 'Amount', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
];

export function WithdrawalTable({ list }: { list: readonly Withdrawal[] }) {
  return <Table label="Withdrawals" columns={columns} rows={list} rowKey={({ id }) => id} stacks />;
}

function Status({ withdrawal }: { withdrawal: Withdrawal }) {
  const explanation = explain(withdrawal);
  return (
    <div className={styles.status}>
      <StatusBadge status={withdrawal.status} />
      {explanation !== null && (
        <Text tone="muted" size={12}>
          {explanation}
        </Text>
      )}
      {withdrawal.payoutState === 'held' && <CancelWithdrawal withdrawal={withdrawal} />}
    </div>
  );
}

/** What the badge alone does not say. */
function explain({ payoutState, reason, processedAt }: Withdrawal): string | null {
  switch (payoutState) {
    case 'held':
      return null;
    case 'processing':
      return 'We are buying your gamepass now.';
    case 'unknown':
      return 'Waiting for the game platform to confirm the purchase.';
    case 'paid':
      return processedAt === null ? null : `Paid ${time.format(new Date(processedAt))}`;
    case 'rejected':
      return reason === null ? 'The amount was returned.' : `${reason} The amount was returned.`;
    case 'cancelled':
      return 'Cancelled by you. The amount was returned.';
    default:
      return payoutState satisfies never;
  }
}
