import { SumList, TextField, useToast } from '@facet/ui';
import { FormDialog, Optional, Pair, typedCount, useActFailure, useActKey, useForm, UtcField, utcOf } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useCreatePromoCodeMutation } from './promo-codes-api.ts';
import { NO_PROMO, promoCodeCost, promoCodeProblems } from './promo-code-values.ts';

/** A new promo code. Sent upper-cased, whatever was typed. */
export function PromoCodeDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const fail = useActFailure();
  const { key } = useActKey();
  const { values, field, check } = useForm(NO_PROMO, promoCodeProblems);
  const [create] = useCreatePromoCodeMutation();

  async function submit(): Promise<boolean> {
    const code = values.code.trim().toUpperCase();
    const maxUses = typedCount(values.maxUses);
    const expiresAt = utcOf(values.expiresAt);
    const optional = { ...(maxUses !== null && { maxUses }), ...(expiresAt !== null && { expiresAt }) };
    const { error } = await create({ 'idempotency-key': key, body: { code, reward: values.reward.trim(), ...optional } });
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
        hint={t('Letters are saved in capitals.')}
        code
        maxLength={40}
        autoComplete="off"
        placeholder="WINTER26"
        {...field('code')}
      />
      <Pair>
        <TextField label={t('Reward, R$')} inputMode="decimal" {...field('reward')} />
        <TextField
          label={<Optional>{t('Max uses')}</Optional>}
          hint={t('Empty means no limit')}
          inputMode="numeric"
          {...field('maxUses')}
        />
      </Pair>
      <UtcField label={<Optional>{t('Expires (UTC)')}</Optional>} {...field('expiresAt')} />
      <SumList variant="receipt" lines={[{ label: t('Costs at most'), value: promoCodeCost(values) ?? t('enter a reward') }]} />
    </FormDialog>
  );
}
