import { formatAmount, hundredthsOf, Notice } from '@facet/ui';
import { t } from '../texts.ts';

/** Says what is owed and what that means; nothing while nothing is owed, or while that is not known. */
export function DebtNotice({ debt = '0.00' }: { debt: string | undefined }) {
  if (hundredthsOf(debt) <= 0n) return null;
  return (
    <Notice tone="warning" title={t('You owe {debt}', { debt: formatAmount(debt) })}>
      {t('Earnings that you had already spent were reversed. What you earn next pays this first; until then you cannot withdraw.')}
    </Notice>
  );
}
