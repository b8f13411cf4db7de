import { formatTime } from '@facet/remote-kit';
import { Badge, Table, Text, type TableColumn } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { WithdrawalAmount } from './withdrawal-amount.tsx';
import { WithdrawalStatus, type AskAgain } from './withdrawal-status.tsx';

export function WithdrawalTable({ list, onAskAgain }: { list: readonly Withdrawal[]; onAskAgain: AskAgain | undefined }) {
  return <Table label={t('Withdrawals')} columns={columns(onAskAgain)} rows={list} rowKey={({ id }) => id} stacks />;
}

function columns(onAskAgain: AskAgain | undefined): readonly TableColumn<Withdrawal>[] {
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
    { header: t('Status'), cell: (withdrawal) => <WithdrawalStatus withdrawal={withdrawal} onAskAgain={onAskAgain} /> },
    { header: t('Amount'), numeric: true, cell: (withdrawal) => <WithdrawalAmount withdrawal={withdrawal} /> },
  ];
}
