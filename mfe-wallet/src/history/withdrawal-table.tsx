import { Table, VisuallyHidden, type TableColumn } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { WithdrawalActions, type AskAgain } from './withdrawal-actions.tsx';
import { WithdrawalAmount } from './withdrawal-amount.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import styles from './withdrawal-history.module.css';
import { WithdrawalStatus } from './withdrawal-status.tsx';

export function WithdrawalTable({ list, onAskAgain }: { list: readonly Withdrawal[]; onAskAgain: AskAgain | undefined }) {
  return <Table label={t('Withdrawals')} columns={columns(onAskAgain)} rows={list} rowKey={({ id }) => id} stacks />;
}

function columns(onAskAgain: AskAgain | undefined): readonly TableColumn<Withdrawal>[] {
  return [
    { header: t('Gamepass'), className: styles.facts, cell: (withdrawal) => <WithdrawalFacts withdrawal={withdrawal} /> },
    {
      header: <VisuallyHidden>{t('What you can do')}</VisuallyHidden>,
      className: styles.actions,
      cell: (withdrawal) => <WithdrawalActions withdrawal={withdrawal} onAskAgain={onAskAgain} />,
    },
    { header: t('Status'), className: styles.status, cell: (withdrawal) => <WithdrawalStatus withdrawal={withdrawal} /> },
    { header: t('Amount'), numeric: true, className: styles.amount, cell: (withdrawal) => <WithdrawalAmount withdrawal={withdrawal} /> },
  ];
}
