import { SumList } from '@facet/ui';
import { FormDialog, useActKey, useForm, useKeyedAct, waitsForAnother } from '@facet/console-kit';
import { t } from '../texts.ts';
import { PromiseNotice } from '../promises/promise-notice.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';
import { PromoCodePreview } from './promo-code-preview.tsx';
import { copyOf, NO_PROMO, promiseOf, promoCodeCost, promoCodeOf, promoCodeProblems } from './promo-code-values.ts';
import { useCreatePromoCodeMutation, type PromoCode } from './promo-codes-api.ts';

/** A new promo code, or one like another. Sent upper-cased, whatever was typed. */
export function NewPromoCodeDialog({ copied, onClose }: { copied?: PromoCode; onClose: () => void }) {
  const act = useKeyedAct();
  const { key } = useActKey();
  const { values, field, check } = useForm(copied ? copyOf(copied) : NO_PROMO, (typed) => promoCodeProblems(typed));
  const [create] = useCreatePromoCodeMutation();

  function submit(): Promise<boolean> {
    const { code, reward, maxUses, expiresAt } = promoCodeOf(values);
    const optional = { ...(maxUses !== null && { maxUses }), ...(expiresAt !== null && { expiresAt }) };
    return act(create({ 'idempotency-key': key, body: { code, reward, ...optional } }), t('Failed to create promo code'), (made) =>
      'proposal' in made ? waitsForAnother() : { title: t('Promo code created'), description: code },
    );
  }

  return (
    <FormDialog
      title={copied ? t('Duplicate {code}', { code: copied.code }) : t('Create promo code')}
      description={copied ? t('Everything is copied except the code and who redeemed it.') : t('Pays once to each member who redeems it.')}
      confirm={t('Create promo code')}
      aside={<PromoCodePreview values={values} />}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <PromoCodeForm field={field} />
      <SumList variant="receipt" lines={[{ label: t('Costs at most'), value: promoCodeCost(values) ?? t('enter a reward') }]} />
      <PromiseNotice {...promiseOf(values)} />
    </FormDialog>
  );
}
