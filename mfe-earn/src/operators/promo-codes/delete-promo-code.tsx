import { ActDialog } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDeletePromoCodeMutation, type PromoCode } from './promo-codes-api.ts';

/** Asks before a code is deleted. */
export function DeletePromoCode({ promo: { id, code, currentUses: uses }, onClose }: { promo: PromoCode; onClose: () => void }) {
  const [remove] = useDeletePromoCodeMutation();
  return (
    <ActDialog
      title={t('Delete {code}?', { code })}
      description={t(
        'No one can redeem it any more. {uses, plural, =0 {No one has redeemed it.} one {The member who redeemed it keeps the reward.} other {The # members who redeemed it keep their rewards.}}',
        { uses },
      )}
      confirmLabel={t('Delete promo code')}
      cancelLabel={t('Keep it')}
      danger
      send={() => remove(id)}
      failed={t('Failed to delete promo code')}
      done={{ title: t('Promo code deleted'), description: code }}
      onClose={onClose}
    />
  );
}
