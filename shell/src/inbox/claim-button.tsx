import type { ReactNode } from 'react';
import { failureOf, useRequestKeys } from '@facet/remote-kit';
import { Button, formatAmount, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { claimsApi } from './claims-api.ts';
import styles from './inbox.module.css';

interface ClaimButtonProps {
  kind: string;
  /** The call that says what can be claimed. */
  claims: string;
  /** Where nothing of this kind can be claimed (any more). */
  children: ReactNode;
}

/** Claims what a notice tells of, in its place; how much that is says the domain, now. */
export function ClaimButton({ kind, claims, children }: ClaimButtonProps) {
  const toast = useToast();
  const { keyFor, heard } = useRequestKeys();
  const { data } = claimsApi.useGetClaimsQuery(claims, { refetchOnMountOrArgChange: true });
  const [send] = claimsApi.useClaimMutation();
  const open = data?.find((claim) => claim.kind === kind);
  if (!open) return children;
  const claim = async () => {
    const { data: claimed, error } = await send({ path: open.path, idempotencyKey: keyFor(open.path) });
    heard(open.path, error);
    if (claimed) toast({ title: t('Claimed'), description: t('{reward} is in your balance.', { reward: formatAmount(claimed.reward) }) });
    else toast({ tone: 'danger', title: t('It was not claimed'), ...failureOf(error) });
  };
  return (
    <Button variant="primary" size="small" className={styles.action} onClick={claim}>
      {t('Claim {amount}', { amount: formatAmount(open.amount, { decimals: 0 }) })}
    </Button>
  );
}
