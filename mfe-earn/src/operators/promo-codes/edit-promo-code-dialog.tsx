import { SumList } from '@facet/ui';
import { FormDialog, useAct, useForm, useSeen } from '@facet/console-kit';
import { t } from '../texts.ts';
import { PromoCodeForm } from './promo-code-form.tsx';
import { PromoCodePreview } from './promo-code-preview.tsx';
import { promoCodeChanges, promoCodeCost, promoCodeOf, promoCodeProblems, valuesOf } from './promo-code-values.ts';
import { useEditPromoCodeMutation, type PromoCode } from './promo-codes-api.ts';

/** Mends a code. `promo` is how it stands by now; what was seen counts until the operator is told that it changed. */
export function EditPromoCodeDialog({ promo, onClose }: { promo: PromoCode; onClose: () => void }) {
  const act = useAct();
  const { seen, conflict, hear } = useSeen(promo, 'promo_changed');
  const { values, field, check } = useForm(valuesOf(seen), (typed) => promoCodeProblems(typed, seen));
  const [edit] = useEditPromoCodeMutation();

  function submit(): Promise<boolean> {
    const body = { ...promoCodeOf(values, seen), version: seen.version };
    return act(hear(edit({ id: seen.id, body })), t('Failed to save promo code'), { title: t('Promo code saved'), description: body.code });
  }

  return (
    <FormDialog
      title={t('Edit {code}', { code: seen.code })}
      description={t(
        '{uses, plural, =0 {Nobody has redeemed it yet. Everything can be changed.} one {# member has redeemed it and keeps what they got.} other {# members have redeemed it and keep what they got.}}',
        { uses: seen.currentUses },
      )}
      confirm={t('Save promo code')}
      changes={promoCodeChanges(values, seen)}
      conflict={conflict}
      aside={<PromoCodePreview values={values} />}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <PromoCodeForm field={field} seen={seen} />
      <SumList
        variant="receipt"
        lines={[{ label: t('Can still cost at most'), value: promoCodeCost(values, seen.currentUses) ?? t('enter a reward') }]}
      />
    </FormDialog>
  );
}
