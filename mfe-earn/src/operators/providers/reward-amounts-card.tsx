import { useState, type FormEvent } from 'react';
import { Card, CardHead, SkeletonRows, TextField } from '@facet/ui';
import { LoadFailure, RoleButton, useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useChangeRewardAmountsMutation, useReadRewardAmountsQuery, type RewardAmounts } from './providers-api.ts';
import styles from './providers.module.css';

/** What the rewards page pays. Whether each is offered is a site setting. */
export function RewardAmountsCard() {
  const { data, error, isFetching, refetch } = useReadRewardAmountsQuery();
  return (
    <Card aria-labelledby="reward-amounts">
      <CardHead id="reward-amounts" title={t('Reward amounts')} />
      {data ? (
        <AmountsForm key={JSON.stringify(data)} amounts={data} />
      ) : error ? (
        <LoadFailure title={t('Reward amounts did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Card>
  );
}

type Field = Exclude<keyof RewardAmounts, 'daily'>;

function AmountsForm({ amounts }: { amounts: RewardAmounts }) {
  const act = useAct();
  const [daily, setDaily] = useState(amounts.daily.join(', '));
  const [fields, setFields] = useState<Record<Field, string>>({
    weeklyGoal: amounts.weeklyGoal,
    weekly: amounts.weekly,
    referralGoal: amounts.referralGoal,
    referral: amounts.referral,
  });
  const [change, { isLoading }] = useChangeRewardAmountsMutation();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const body = { daily: daily.split(/[\s,]+/).filter(Boolean), ...fields };
    const done = { title: t('Reward amounts saved'), description: t('They apply to everything claimed from now on.') };
    await act(change(body), t('Failed to change the reward amounts'), done);
  }

  const field = (name: Field, label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      value={fields[name]}
      onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
    />
  );
  return (
    <form className={styles.amounts} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('Daily Login Bonus by day in a row, R$')}
        hint={t('After the last day, its amount repeats')}
        value={daily}
        onChange={({ target }) => setDaily(target.value)}
      />
      {field('weeklyGoal', t('Weekly Challenge: goal, R$'))}
      {field('weekly', t('Weekly Challenge: pays, R$'))}
      {field('referralGoal', t('Referral Bonus: goal, R$'))}
      {field('referral', t('Referral Bonus: pays, R$'))}
      <RoleButton needs="admin" type="submit" busy={isLoading}>
        {t('Save amounts')}
      </RoleButton>
    </form>
  );
}
