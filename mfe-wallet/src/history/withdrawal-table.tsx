import { Badge, Table, Text, type TableColumn } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { formatTime } from '../format-time.ts';
import { t } from '../texts.ts';
import { WithdrawalAmount } from './withdrawal-amount.tsx';
import { WithdrawalStatus } from './withdrawal-status.tsx';

export function WithdrawalTable({ list }: { list: readonly Withdrawal[] }) {
  return <Table label={t('Withdrawals')} columns={columns()} rows={list} rowKey={({ id }) => id} stacks />;
}

function columns(): readonly TableColumn<Withdrawal>[] {
  return [
    {
      header: t('Gamepass'),
      cell: ({ gamepassName, experienceName, type }) => (
        <>
          <Text as="div" tone="strong">
            {gamepassName} {type === 'test' && <Badge tone="outline">{t('Test')}</Badge>}
          </Text>
          {experienceName !== null && (
            <Text as="div" tone="muted" size={12}>
              {experienceName}
            </Text>
          )}
        </>
      ),
    },
    { header: t('Requested'), cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time> },
    { header: t('Status'), cell: (withdrawal) => <WithdrawalStatus withdrawal={withdrawal} /> },
    { header: t('Amount'), numeric: true, cell: (withdrawal) => <WithdrawalAmount withdrawal={withdrawal} /> },
  ];
}
