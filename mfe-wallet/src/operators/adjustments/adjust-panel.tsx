import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SecondOperator, useAsked, useSubmit, useForm } from '@facet/console-kit';
import type { MemberPanelProps } from '@facet/remote-kit';
import { Button, Card, formatAmount, Notice, SumList, TextField, toHundredths } from '@facet/ui';
import { t } from '../texts.ts';
import { adjustProblems, balanceAfter, NOTHING_TYPED } from './adjust-values.ts';
import { useReadAdjustmentLimitQuery, useReadMemberMoneyQuery } from './adjustments-api.ts';
import styles from './adjustments.module.css';
import { useAdjust } from './use-adjust.ts';

/** Of a member’s profile: adds to their balance, or (a negative amount) deducts from it. */
export function Component({ memberId }: MemberPanelProps) {
  const [done, setDone] = useState(0);
  // Each adjustment begins anew, with a key of its own.
  return <AdjustForm key={`${memberId} ${done}`} memberId={memberId} onDone={() => setDone((count) => count + 1)} />;
}

/** While it is not known whether it was booked, it stays as it was asked. */
function AdjustForm({ memberId, onDone }: Pick<MemberPanelProps, 'memberId'> & { onDone: () => void }) {
  const { currentData: money } = useReadMemberMoneyQuery(memberId, { refetchOnMountOrArgChange: true });
  const balance = money?.balance ?? null;
  const { data: limit } = useReadAdjustmentLimitQuery(undefined, { refetchOnMountOrArgChange: true });
  const amountField = useFocusWhenAsked();
  const { lost, adjust } = useAdjust(memberId);
  // What may have been booked is asked about as it is, whatever the balance shown here says by now.
  const { values, field, check } = useForm(NOTHING_TYPED, (typed) => (lost ? {} : adjustProblems(typed, balance)));
  const { isBusy, onSubmit } = useSubmit({
    check,
    submit: () => adjust({ amount: values.amount.trim(), description: values.description.trim() }),
    onDone,
  });
  const amount = toHundredths(values.amount.trim());
  const isDisabled = lost !== undefined;

  return (
    <Card as="section" aria-label={t('Adjust balance')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <p className={styles.by}>{t('Moves R$ between the member and the account “adjustments”. A negative amount is a deduction.')}</p>
        <TextField
          ref={amountField}
          label={t('Amount, R$')}
          inputMode="text"
          autoComplete="off"
          placeholder="-250.00"
          disabled={isDisabled}
          {...field('amount')}
        />
        <TextField
          label={t('Description')}
          placeholder={t('What the member will read in the statement')}
          maxLength={300}
          disabled={isDisabled}
          {...field('description')}
        />
        {lost ? (
          <Notice tone="warning" title={t('It is not known yet whether it was booked')} requestId={lost.requestId}>
            {t('The answer was lost. Try again to find out; it is booked once at most.')}
          </Notice>
        ) : (
          <SumList
            variant="receipt"
            lines={[
              { label: t('Balance now'), value: balance === null ? '—' : formatAmount(balance) },
              { label: t('New balance'), value: balanceAfter(values, balance) ?? '—' },
            ]}
          />
        )}
        {!lost && <SecondOperator promised={sizeOf(amount)} left={limit?.left} limit="adjustment_limit" />}
        <div className={styles.buttons}>
          <Button type="submit" variant={!lost && amount !== null && amount < 0n ? 'danger' : 'primary'} busy={isBusy}>
            {lost ? t('Try again') : confirmLabel(amount, values.amount.trim().replace('-', ''))}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Opened to be used, not by a walk through the tabs, it is ready to be typed in. */
function useFocusWhenAsked() {
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, over] = useAsked('adjust', 'admin');
  const begin = useEffectEvent(() => {
    if (!isAsked) return;
    field.current?.focus();
    over();
  });
  useEffect(() => begin(), [isAsked]);
  return field;
}

/** A deduction counts as much. */
const sizeOf = (amount: bigint | null) => (amount !== null && amount < 0n ? -amount : amount);

function confirmLabel(amount: bigint | null, size: string): string {
  if (amount === null || amount === 0n) return t('Adjust balance');
  return amount > 0n ? t('Add {amount}', { amount: formatAmount(size) }) : t('Deduct {amount}', { amount: formatAmount(size) });
}
