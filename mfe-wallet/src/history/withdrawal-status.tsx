import { Cluster, formatAmount, StatusBadge, Text } from '@facet/ui';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../api/wallet-api.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { formatTime } from './format-time.ts';
import styles from './withdrawal-history.module.css';

/** The state of a withdrawal, what it means, and Cancel as long as nobody works on it. */
export function WithdrawalStatus({ withdrawal }: { withdrawal: Withdrawal }) {
  const isHeld = withdrawal.payoutState === 'held';
  const place = useRef<HTMLDivElement>(null);
  const wasCancelledHere = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone by now.
    if (!isHeld && wasCancelledHere.current) place.current?.focus();
  }, [isHeld]);

  const explanation = explain(withdrawal);
  return (
    <div ref={place} tabIndex={-1} className={styles.status}>
      <Cluster>
        <StatusBadge status={withdrawal.status} />
        {isHeld && <CancelWithdrawal withdrawal={withdrawal} onCancelled={() => (wasCancelledHere.current = true)} />}
      </Cluster>
      {explanation !== null && (
        <Text tone="muted" size={12}>
          {explanation}
        </Text>
      )}
    </div>
  );
}

/** What the badge alone does not say. */
function explain({ payoutState, reason, processedAt, amount }: Withdrawal): string | null {
  const returned = `${formatAmount(amount)} returned.`;
  switch (payoutState) {
    case 'held':
      return null;
    case 'processing':
      return 'We are buying your gamepass now.';
    case 'unknown':
      return 'Waiting for the game platform to confirm the purchase.';
    case 'paid':
      return processedAt === null ? null : `Paid ${formatTime(processedAt)}`;
    case 'rejected':
      return reason === null ? returned : `${asSentence(reason)} ${returned}`;
    case 'cancelled':
      return `Cancelled by you. ${returned}`;
    default:
      return payoutState satisfies never;
  }
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
