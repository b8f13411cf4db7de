import { formatAmount, Money, SumList } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { arrivesOf, keptOf, usePlatformTerms } from '../withdraw/what-arrives.ts';

/**
 * What is bought for how much, what the platform keeps, and what arrives; of one that ended without a sale, what came
 * back.
 */
export function ReceiptSums({ withdrawal }: { withdrawal: Withdrawal }) {
  const terms = usePlatformTerms(withdrawal);
  const { amount, gamepassName, experienceName, username, status } = withdrawal;
  const what = [
    { label: t('Gamepass'), value: gamepassName },
    ...(experienceName === null ? [] : [{ label: t('Experience'), value: experienceName }]),
    ...(username === null ? [] : [{ label: t('Sold by'), value: username }]),
  ];
  if (status === 'failed') return <SumList lines={what} total={{ label: t('Back in your balance'), value: formatAmount(amount) }} />;
  const kept = {
    label: t('The platform keeps {share}%', { share: String(terms.sharePercent) }),
    value: <Money amount={`-${keptOf(amount, terms)}`} />,
  };
  return (
    <SumList
      lines={[...what, { label: status === 'completed' ? t('Price we paid') : t('Price we pay'), value: formatAmount(amount) }, kept]}
      total={{ label: t('You receive'), value: formatAmount(arrivesOf(amount, terms)) }}
    />
  );
}
