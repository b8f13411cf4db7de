import { formatAmount, Money, Text } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { arrivesOf, usePlatformTerms } from '../withdraw/what-arrives.ts';

/** The price, and what of it reaches the member; of one that ended without a sale, that it came back. */
export function WithdrawalAmount({ withdrawal }: { withdrawal: Withdrawal }) {
  const { amount, status } = withdrawal;
  const arrives = formatAmount(arrivesOf(amount, usePlatformTerms(withdrawal)), { decimals: 0 });
  const outcome = {
    pending: t('you receive {arrives}', { arrives }),
    completed: t('you received {arrives}', { arrives }),
    failed: t('returned'),
  }[status];
  return (
    <>
      {status === 'failed' ? (
        <s>
          <Money amount={amount} />
        </s>
      ) : (
        <Money amount={amount} />
      )}
      <Text as="div" tone="muted" size={12} figures>
        {outcome}
      </Text>
    </>
  );
}
