import type { ReactNode } from 'react';
import { useClaim, type NoticeKind } from '@facet/remote-kit';
import { Button, formatAmount, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { claimsApi } from './claims-api.ts';
import styles from './inbox.module.css';
import { noticeText } from './notice-text.ts';

interface ClaimButtonProps {
  kind: NoticeKind;
  /** The call that says what can be claimed. */
  claims: string;
  /** Where nothing of this kind can be claimed (any more). */
  children: ReactNode;
}

/**
 * Claims what a notice tells of, in its place; how much that is says the domain, now. Nothing can be pressed before it
 * has: a press for the one would reach the other.
 */
export function ClaimButton({ kind, claims, children }: ClaimButtonProps) {
  const claim = useClaim(useToast());
  const { data, isLoading } = claimsApi.useGetClaimsQuery(claims, { refetchOnMountOrArgChange: true });
  const [send, { isSuccess: isClaimed }] = claimsApi.useClaimMutation();
  const open = data?.find((each) => each.kind === kind.kind);
  if (open) {
    return (
      <Button
        variant="primary"
        size="small"
        className={styles.action}
        onClick={() => claim(open.path, (idempotencyKey) => send({ path: open.path, idempotencyKey }))}
      >
        {t('Claim {amount}', { amount: formatAmount(open.amount, { decimals: 0 }) })}
      </Button>
    );
  }
  if (isLoading) {
    return (
      <Button size="small" className={styles.action} busy>
        {noticeText(kind, 'action')}
      </Button>
    );
  }
  // Keeps the focus, and a second press from the link.
  if (isClaimed) {
    return (
      <Button size="small" className={styles.action} aria-disabled>
        {t('Claimed')}
      </Button>
    );
  }
  return children;
}
