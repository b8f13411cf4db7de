import { formatTime } from '@facet/remote-kit';
import { Text } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { PayoutBadge } from './payout-badge.tsx';
import styles from './withdrawal-history.module.css';

/** How far it is, and when it was asked for. */
export function WithdrawalStatus({ withdrawal: { payoutState, createdAt } }: { withdrawal: Withdrawal }) {
  return (
    <div className={styles.state}>
      <PayoutBadge state={payoutState} />
      <Text tone="muted" size={12} figures>
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </Text>
    </div>
  );
}
