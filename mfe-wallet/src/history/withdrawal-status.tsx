import { Link } from '@facet/remote-kit';
import { Button, Cluster, formatAmount, Text, TextLink } from '@facet/ui';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { explainWithdrawal } from './explain-withdrawal.ts';
import { PayoutBadge } from './payout-badge.tsx';
import { receiptPath } from './receipt-path.ts';
import styles from './withdrawal-history.module.css';

export type AskAgain = (withdrawal: Withdrawal) => Promise<void>;

interface WithdrawalStatusProps {
  withdrawal: Withdrawal;
  onAskAgain?: AskAgain | undefined;
}

/**
 * The state of a withdrawal, what it means, and what its member can do: cancel it, read its receipt, ask for it again.
 */
export function WithdrawalStatus({ withdrawal, onAskAgain }: WithdrawalStatusProps) {
  const { cancellable, payoutState, type } = withdrawal;
  const place = useRef<HTMLDivElement>(null);
  const wasCancelledHere = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone by now.
    if (!cancellable && wasCancelledHere.current) place.current?.focus();
  }, [cancellable]);

  return (
    <div ref={place} tabIndex={-1} className={styles.status}>
      <Cluster>
        <PayoutBadge state={payoutState} />
        {cancellable && <CancelWithdrawal withdrawal={withdrawal} onCancelled={() => (wasCancelledHere.current = true)} />}
        {payoutState === 'paid' && (
          <Button asChild size="small" variant="quiet">
            <Link to={receiptPath(withdrawal)} aria-label={t('Receipt of {amount}', { amount: formatAmount(withdrawal.amount) })}>
              {t('Receipt')}
            </Link>
          </Button>
        )}
        {payoutState === 'rejected' && type === 'normal' && onAskAgain && (
          <Button size="small" onClick={() => onAskAgain(withdrawal)}>
            {t('Fix and ask again')}
          </Button>
        )}
      </Cluster>
      <Text tone="muted" size={12}>
        <Text tone={payoutState === 'rejected' ? 'danger' : undefined}>{explainWithdrawal(withdrawal)}</Text>{' '}
        <TextLink asChild>
          <Link to={`/help/new?about=withdrawal:${withdrawal.id}`}>{t('Something wrong?')}</Link>
        </TextLink>
      </Text>
    </div>
  );
}
