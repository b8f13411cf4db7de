import { formatAmount, Icon, Money, Notice, Stack, SumList } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { hundredthsOf, toDecimal } from '../decimal-amount.ts';
import { t } from '../texts.ts';
import { affordabilityOf, insufficientBalance, robuxNeeded, type Limits } from './affordability.ts';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import styles from './wizard.module.css';

/** What arrives of this gamepass and what the balance will be, or why it will not be withdrawn. */
export function Outcome({ gamepass: { price }, limits: { balance, minimum } }: { gamepass: Gamepass; limits: Limits }) {
  const affordability = affordabilityOf(price, { balance, minimum });
  switch (affordability) {
    case 'affordable':
      return <Receipt price={price} balance={balance} />;
    case 'tooDear':
      return (
        <Notice tone="warning" title={t('Insufficient Balance')}>
          {insufficientBalance(price, balance)}
        </Notice>
      );
    case 'tooSmall':
      return (
        <Notice tone="warning" title={t('Amount Too Low')}>
          {t('Minimum withdrawal amount is {minimum} Robux.', { minimum: robuxNeeded(minimum) })}
        </Notice>
      );
    default:
      return affordability satisfies never;
  }
}

function Receipt({ price, balance }: { price: string; balance: string }) {
  const terms = usePlatformTerms();
  const arrives = arrivesOf(price, terms);
  const kept = toDecimal(hundredthsOf(price) - hundredthsOf(arrives));
  return (
    <Stack gap={3}>
      <SumList
        variant="receipt"
        lines={[
          { label: t('Price of the gamepass'), value: whole(price) },
          { label: t('The platform keeps {share}%', { share: String(terms.sharePercent) }), value: whole(`-${kept}`) },
          { label: t('Your balance afterwards'), value: whole(toDecimal(hundredthsOf(balance) - hundredthsOf(price))) },
        ]}
        total={{ label: t('You receive'), value: <Money amount={arrives} decimals={0} size={20} /> }}
      />
      <p className={styles.pending}>
        <Icon name="timer" size="small" />
        {t('It stays in your platform’s pending balance for about {days} days before you can spend it.', { days: terms.pendingDays })}
      </p>
    </Stack>
  );
}

function whole(amount: string): string {
  return formatAmount(amount, { decimals: 0 });
}
