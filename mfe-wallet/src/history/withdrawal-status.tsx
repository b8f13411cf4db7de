import { Cluster, formatAmount, StatusBadge, Text } from '@facet/ui';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../api/wallet-api.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { formatTime } from '../format-time.ts';
import { payoutWords } from './payout-words.ts';
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
        <StatusBadge status={withdrawal.status} />
        {cancellable && <CancelWithdrawal withdrawal={withdrawal} onCancelled={() => (wasCancelledHere.current = true)} />}
      </Cluster>
      <Text tone="muted" size={12}>
        {explain(withdrawal)}
      </Text>
    </div>
  );
}

/** What the badge alone does not say: how far it is, or why and when it ended. */
function explain({ payoutState, reason, processedAt, amount }: Withdrawal): string {
  const when = processedAt === null ? '' : ` ${formatTime(processedAt)}`;
  const returned = `${formatAmount(amount)} returned${when}.`;
  switch (payoutState) {
    case 'held':
    case 'processing':
    case 'unknown':
      return payoutWords(payoutState);
    case 'paid':
      return `${payoutWords(payoutState)}${when}`;
    case 'rejected':
      return reason === null ? returned : `${asSentence(reason)} ${returned}`;
    case 'cancelled':
      return `${payoutWords(payoutState)}. ${returned}`;
    default:
      return payoutState satisfies never;
  }
}

function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}
