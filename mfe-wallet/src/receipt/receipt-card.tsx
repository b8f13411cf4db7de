import { formatTime, Link } from '@facet/remote-kit';
import { Button, Card, Money, Text } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { CancelWithdrawal } from '../history/cancel-withdrawal.tsx';
import { PayoutBadge } from '../history/payout-badge.tsx';
import { t } from '../texts.ts';
import { arrivesOf, usePlatformTerms } from '../withdraw/what-arrives.ts';
import { ReceiptSums } from './receipt-sums.tsx';
import styles from './receipt.module.css';

/** The slip: how far it is, what arrives, out of which sums, its reference, and what its member can do. */
export function ReceiptCard({ withdrawal, onChanged }: { withdrawal: Withdrawal; onChanged: () => unknown }) {
  const terms = usePlatformTerms(withdrawal);
  const { id, amount, status, payoutState, type, createdAt, processedAt, cancellable } = withdrawal;
  const canRepeat = type === 'normal' && (payoutState === 'paid' || payoutState === 'rejected');
  return (
    <Card aria-label={t('Receipt')} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.state}>
          <PayoutBadge state={payoutState} />
          <Text tone="muted">{formatTime(processedAt ?? createdAt)}</Text>
        </div>
        <Money amount={status === 'failed' ? amount : arrivesOf(amount, terms)} decimals={0} size={32} mark={status !== 'failed'} />
      </div>
      <div className={styles.sums}>
        <ReceiptSums withdrawal={withdrawal} />
      </div>
      <div className={styles.foot}>
        <Text tone="muted" size={12} className={styles.reference}>
          {t('Reference')} <Text mono>{id}</Text>
        </Text>
        {cancellable && <CancelWithdrawal withdrawal={withdrawal} onCancelled={onChanged} />}
        {canRepeat && (
          <Button asChild size="small">
            <Link to={`/withdraw?of=${id}`}>{payoutState === 'paid' ? t('Withdraw again') : t('Fix and ask again')}</Link>
          </Button>
        )}
      </div>
    </Card>
  );
}
