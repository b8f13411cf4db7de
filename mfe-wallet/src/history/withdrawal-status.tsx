import { Cluster, Text } from '@facet/ui';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../api/wallet-api.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { explainWithdrawal } from './explain-withdrawal.ts';
import { PayoutBadge } from './payout-badge.tsx';
import styles from './withdrawal-history.module.css';

/** The state of a withdrawal, what it means, and Cancel as long as nobody works on it. */
export function WithdrawalStatus({ withdrawal }: { withdrawal: Withdrawal }) {
  const { cancellable } = withdrawal;
  const place = useRef<HTMLDivElement>(null);
  const wasCancelledHere = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone by now.
    if (!cancellable && wasCancelledHere.current) place.current?.focus();
  }, [cancellable]);

  return (
    <div ref={place} tabIndex={-1} className={styles.status}>
      <Cluster>
        <PayoutBadge detail={withdrawal.detail} />
        {cancellable && <CancelWithdrawal withdrawal={withdrawal} onCancelled={() => (wasCancelledHere.current = true)} />}
      </Cluster>
      <Text tone="muted" size={12}>
        {explainWithdrawal(withdrawal)}
      </Text>
    </div>
  );
}
