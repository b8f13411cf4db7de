import { formatAmount, hundredthsOf, Notice } from '@facet/ui';
import { useReadStatementSummaryQuery } from '../api/wallet-api.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { t } from '../texts.ts';

/** Says what is owed and what that means; nothing while nothing is owed, or while that is not known. */
export function DebtNotice() {
  const { data, refetch } = useReadStatementSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  useNewTransaction(refetch);
  const debt = data?.debt ?? '0.00';
  if (hundredthsOf(debt) <= 0n) return null;
  return (
    <Notice tone="warning" title={t('You owe {debt}', { debt: formatAmount(debt) })}>
      {t('Earnings that you had already spent were reversed. What you earn next pays this first; until then you cannot withdraw.')}
    </Notice>
  );
}
