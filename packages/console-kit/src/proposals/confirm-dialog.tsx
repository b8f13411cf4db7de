import { useState } from 'react';
import { AlertDialog, formatAmount, SumList, useToast } from '@facet/ui';
import { isUnknownOutcome } from '../forms/use-act-key.ts';
import { useActFailure } from '../forms/use-failure.ts';
import { t } from '../texts.ts';
import type { Decide, Proposal } from './proposals.tsx';

interface ConfirmDialogProps {
  proposal: Proposal;
  what: string;
  signed: boolean;
  confirm: Decide;
  onClose: () => void;
}

/** The second operator sees all that it comes to before it is done. */
export function ConfirmDialog({ proposal: { id, promised, by }, what, signed, confirm, onClose }: ConfirmDialogProps) {
  const toast = useToast();
  const fail = useActFailure();
  const [isBusy, setBusy] = useState(false);
  const amount = formatAmount(promised, { signed });

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { error } = await confirm({ id, body: {} });
    setBusy(false);
    if (error) fail(t('Failed to confirm'), error);
    else toast({ title: t('Confirmed'), description: what });
    // Done or refused: the list says whether it still waits.
    if (!error || !isUnknownOutcome(error)) onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t('Confirm what {name} proposed?', { name: by.username })}
      description={t('It is done immediately.')}
      confirmLabel={t('Confirm {amount}', { amount })}
      danger={promised.startsWith('-')}
      busy={isBusy}
      onConfirm={() => void submit()}
    >
      <SumList
        variant="receipt"
        lines={[
          { label: t('What'), value: what },
          { label: t('Amount in all'), value: amount },
          { label: t('Proposed by'), value: by.username },
        ]}
      />
    </AlertDialog>
  );
}
