import { formatAmount } from '@facet/ui';
import { FormDialog, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { reasonProblems, RejectReason } from './reject-reason.tsx';
import { useDecide } from './use-decide.ts';
import type { Withdrawal } from './withdrawals-api.ts';

/** Gives the held money back. */
export function RejectDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const decide = useDecide();
  const form = useForm({ reason: '' }, reasonProblems);
  return (
    <FormDialog
      title={t('Reject withdrawal')}
      description={t('{amount} returns to {name} immediately.', {
        amount: formatAmount(withdrawal.amount),
        name: withdrawal.username ?? '—',
      })}
      confirm={t('Reject and return {amount}', { amount: formatAmount(withdrawal.amount) })}
      danger
      check={form.check}
      submit={() => decide(withdrawal, { status: 'failed', rejectionReason: form.values.reason.trim() })}
      onClose={onClose}
    >
      <RejectReason form={form} />
    </FormDialog>
  );
}
