import { useState } from 'react';
import { SumList, TextField, useToast } from '@facet/ui';
import { FormDialog, Optional, typedCount, useFailure, UtcField, utcOf } from '../forms/index.ts';
import { t } from '../texts.ts';
import styles from '../forms/forms.module.css';
import { useCreatePromoCodeMutation } from './promo-codes-api.ts';
import { NO_PROMO, promoCost, promoProblems, type PromoValues } from './promo-rules.ts';

/** A new promo code. Sent upper-cased, whatever was typed. */
export function PromoDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const [values, setValues] = useState(NO_PROMO);
  const [problems, setProblems] = useState<ReturnType<typeof promoProblems>>({});
  const [create] = useCreatePromoCodeMutation();

  function set(field: keyof PromoValues, value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _solved, ...rest }) => rest);
  }

  function check(): number {
    const found = promoProblems(values);
    setProblems(found);
    return Object.keys(found).length;
  }

  async function submit(): Promise<boolean> {
    const code = values.code.trim().toUpperCase();
    const maxUses = typedCount(values.maxUses);
    const expiresAt = utcOf(values.expiresAt);
    const { error } = await create({
      code,
      reward: values.reward.trim(),
      ...(maxUses !== null && { maxUses }),
      ...(expiresAt !== null && { expiresAt }),
    });
    if (error) fail(t('Failed to create promo code'), error);
    else toast({ title: t('Promo code created'), description: code });
    return !error;
  }

  return (
    <FormDialog
      title={t('Create promo code')}
      description={t('Pays once to each member who redeems it.')}
      confirm={t('Create promo code')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('Code')}
        hint={t('Sent upper-cased. Codes are case-sensitive.')}
        code
        maxLength={40}
        autoComplete="off"
        placeholder="WINTER26"
        value={values.code}
        error={problems.code}
        onChange={({ target }) => set('code', target.value)}
      />
      <div className={styles.pair}>
        <TextField
          label={t('Reward, R$')}
          inputMode="decimal"
          value={values.reward}
          error={problems.reward}
          onChange={({ target }) => set('reward', target.value)}
        />
        <TextField
          label={<Optional>{t('Max uses')}</Optional>}
          hint={t('Empty means no limit')}
          inputMode="numeric"
          value={values.maxUses}
          error={problems.maxUses}
          onChange={({ target }) => set('maxUses', target.value)}
        />
      </div>
      <UtcField
        label={<Optional>{t('Expires (UTC)')}</Optional>}
        value={values.expiresAt}
        error={problems.expiresAt}
        onValueChange={(value) => set('expiresAt', value)}
      />
      <SumList look="receipt" lines={[{ label: t('Costs at most'), value: promoCost(values) ?? t('known when the reward is valid') }]} />
    </FormDialog>
  );
}
