import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import type { Withdrawal } from './withdrawals-api.ts';

export const canApprove = ({ payoutState, reservedUntil }: Withdrawal): boolean =>
  payoutState === 'held' || payoutState === 'unknown' || reservedUntil !== null;
export const canReject = ({ payoutState }: Withdrawal): boolean => payoutState === 'held';

interface RowButtonsProps {
  withdrawal: Withdrawal;
  onApprove: (withdrawal: Withdrawal) => void;
  onReject: (withdrawal: Withdrawal) => void;
}

/** What can be decided on one, in its row. */
export function RowButtons({ withdrawal, onApprove, onReject }: RowButtonsProps) {
  return (
    <>
      {canApprove(withdrawal) && (
        <Button size="small" onClick={() => onApprove(withdrawal)}>
          {withdrawal.payoutState === 'held' ? t('Pay…') : t('Mark as paid')}
        </Button>
      )}
      {canReject(withdrawal) && (
        <Button size="small" variant="quiet" onClick={() => onReject(withdrawal)}>
          {t('Reject')}
        </Button>
      )}
    </>
  );
}
