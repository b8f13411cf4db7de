import { Link } from '@facet/remote-kit';
import { Button, formatAmount } from '@facet/ui';
import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { receiptPath } from './receipt-path.ts';

export type AskAgain = (withdrawal: Withdrawal) => Promise<void>;

interface WithdrawalActionsProps {
  withdrawal: Withdrawal;
  onAskAgain: AskAgain | undefined;
}

/** What its member can do with a withdrawal: cancel it, read its receipt, ask for it again. */
export function WithdrawalActions({ withdrawal, onAskAgain }: WithdrawalActionsProps) {
  const { cancellable, payoutState, type } = withdrawal;
  const place = useRef<HTMLDivElement>(null);
  const wasCancelledHere = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone by now: it goes to what became of the withdrawal.
    if (!cancellable && wasCancelledHere.current) place.current?.closest('tr')?.querySelector<HTMLElement>('[data-outcome]')?.focus();
  }, [cancellable]);
  return (
    <div ref={place}>
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
    </div>
  );
}
