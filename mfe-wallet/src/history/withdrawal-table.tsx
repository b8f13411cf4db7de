import { Badge, Money, Table, Text, type TableColumn } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { formatTime } from '../format-time.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

const columns: readonly TableColumn<Withdrawal>[] = [
  {
    header: 'Gamepass',
    cell: ({ gamepassName, experienceName, type }) => (
      <>
        <Text as="div" tone="strong">
          {gamepassName} {type === 'test' && <Badge tone="outline">Test</Badge>}
        </Text>
        {experienceName !== null && (
          <Text as="div" tone="muted" size={12}>
            {experienceName}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Requested', cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time> },
  { header: 'Status', cell: (withdrawal) => <WithdrawalStatus withdrawal={withdrawal} /> },
  { header: 'Amount', numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
];

export function WithdrawalTable({ list }: { list: readonly Withdrawal[] }) {
  return <Table label="Withdrawals" columns={columns} rows={list} rowKey={({ id }) => id} stacks />;
}
