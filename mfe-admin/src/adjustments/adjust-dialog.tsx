import { formatAmount, Notice, SumList, TextField, toHundredths } from '@facet/ui';
import { FormDialog, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { adjustProblems, balanceAfter, NOTHING_TYPED } from './adjust-values.ts';
import { useAdjust } from './use-adjust.ts';

export interface AdjustDialogProps {
  user: { id: string; username: string; balance: string | null };
  onClose: () => void;
}

/** Adds to a balance, or (a negative amount) deducts from it. While it is not known whether it was booked, it stays as it was asked. */
export function AdjustDialog({ user, onClose }: AdjustDialogProps) {
  const { lost, adjust } = useAdjust(user);
  // What may have been booked is asked about as it is, whatever the balance shown here says by now.
  const { values, field, check } = useForm(NOTHING_TYPED, (typed) => (lost ? {} : adjustProblems(typed, user.balance)));
  const amount = toHundredths(values.amount.trim());
  const size = values.amount.trim().replace('-', '');

  return (
    <FormDialog
      title={t('Adjust balance of {name}', { name: user.username })}
      description={t('Moves R$ between the member and the account “adjustments”. A negative amount is a deduction.')}
      confirm={lost ? t('Try again') : confirmLabel(amount, size)}
      cancel={lost && t('Close')}
      danger={!lost && amount !== null && amount < 0n}
      check={check}
      submit={() => adjust({ amount: values.amount.trim(), description: values.description.trim() })}
      onClose={onClose}
    >
      <TextField
        label={t('Amount, R$')}
        inputMode="text"
        autoComplete="off"
        placeholder="-250.00"
        disabled={lost !== undefined}
        {...field('amount')}
      />
      <TextField
        label={t('Description')}
        placeholder={t('What the member will read in the statement')}
        maxLength={300}
        disabled={lost !== undefined}
        {...field('description')}
      />
      {lost ? (
        <Notice tone="warning" title={t('It is not known yet whether it was booked')} requestId={lost.requestId}>
          {t(
            'The answer was lost. Try again to find out; it is booked once at most. If you close this, it waits above the list of members.',
          )}
        </Notice>
      ) : (
        <SumList
          variant="receipt"
          lines={[
            { label: t('Balance now'), value: user.balance === null ? '—' : formatAmount(user.balance) },
            { label: t('New balance'), value: balanceAfter(values, user.balance) ?? '—' },
          ]}
        />
      )}
    </FormDialog>
  );
}

function confirmLabel(amount: bigint | null, size: string): string {
  if (amount === null || amount === 0n) return t('Adjust balance');
  return amount > 0n ? t('Add {amount}', { amount: formatAmount(size) }) : t('Deduct {amount}', { amount: formatAmount(size) });
}
