import { AlertDialog, formatAmount, SumList } from '@facet/ui';
import { t } from '../texts.ts';
import type { ProposedAdjustment } from './adjustments-api.ts';
import { useDecideAdjustment } from './use-decide-adjustment.ts';

/** The second operator sees all that is booked before it is. */
export function ConfirmDialog({ adjustment, onClose }: { adjustment: ProposedAdjustment; onClose: () => void }) {
  const { confirm, isBusy } = useDecideAdjustment(adjustment);
  const { member, amount, description, by } = adjustment;
  const name = member.username;

  async function book(): Promise<void> {
    if (isBusy) return;
    // Done or refused: the list says whether it still waits.
    if (await confirm()) onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t('Confirm the adjustment of {name}?', { name })}
      description={t('It is booked immediately and appears in the member’s statement.')}
      confirmLabel={t('Book {amount}', { amount: formatAmount(amount, { signed: true }) })}
      danger={amount.startsWith('-')}
      busy={isBusy}
      onConfirm={() => void book()}
    >
      <SumList
        variant="receipt"
        lines={[
          { label: t('Member'), value: name },
          { label: t('Amount'), value: formatAmount(amount, { signed: true }) },
          { label: t('Description'), value: description },
          { label: t('Proposed by'), value: by.username },
        ]}
      />
    </AlertDialog>
  );
}
