import { formatAmount, SumList, TextField, toHundredths, useToast } from '@facet/ui';
import { FormDialog, useFailure, useForm } from '../forms/index.ts';
import styles from '../forms/forms.module.css';
import { t } from '../texts.ts';
import { adjustProblems, balanceAfter, NOTHING_TYPED } from './adjust-values.ts';
import { useAdjustUserBalanceMutation, type User } from './members-api.ts';

/** Adds to a balance, or (a negative amount) deducts from it. */
export function AdjustDialog({ user, onClose }: { user: Pick<User, 'id' | 'username' | 'balance'>; onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const { values, field, check } = useForm(NOTHING_TYPED, (typed) => adjustProblems(typed, user.balance));
  const [adjust] = useAdjustUserBalanceMutation();
  const amount = toHundredths(values.amount.trim());
  const size = values.amount.trim().replace('-', '');

  async function submit(): Promise<boolean> {
    const body = { amount: values.amount.trim(), description: values.description.trim() };
    const { data, error } = await adjust({ id: user.id, body });
    if (error) fail(t('Failed to adjust balance'), error);
    else
      toast({
        title: t('Balance adjusted'),
        description: t('{name} has {balance} now.', { name: user.username, balance: formatAmount(data.balance) }),
      });
    return !error;
  }

  return (
    <FormDialog
      title={t('Adjust balance of {name}', { name: user.username })}
      description={t('Moves money between the member and the account adjustments. A negative amount is a deduction.')}
      confirm={confirmWords(amount, size)}
      danger={amount !== null && amount < 0n}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Amount, R$')} inputMode="text" autoComplete="off" placeholder="-250.00" {...field('amount')} />
      <TextField
        label={t('Description')}
        placeholder={t('What the member will read in the statement')}
        maxLength={300}
        {...field('description')}
      />
      <div className={styles.form}>
        <SumList
          look="receipt"
          lines={[
            { label: t('Balance now'), value: user.balance === null ? '—' : formatAmount(user.balance) },
            { label: t('New balance'), value: balanceAfter(values, user.balance) ?? '—' },
          ]}
        />
      </div>
    </FormDialog>
  );
}

function confirmWords(amount: bigint | null, size: string): string {
  if (amount === null || amount === 0n) return t('Adjust balance');
  return amount > 0n ? t('Add {amount}', { amount: formatAmount(size) }) : t('Deduct {amount}', { amount: formatAmount(size) });
}
