import { AlertDialog, useToast } from '@facet/ui';
import { useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDeletePromoCodeMutation, type PromoCode } from './promo-codes-api.ts';

/** Asks before a code is deleted. */
export function DeletePromoCode({ promo, onClose }: { promo: PromoCode; onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const [remove, { isLoading }] = useDeletePromoCodeMutation();

  async function confirm(): Promise<void> {
    const { error } = await remove(promo.id);
    if (error) fail(t('Failed to delete promo code'), error);
    else toast({ title: t('Promo code deleted'), description: promo.code });
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete {code}?', { code: promo.code })}
      description={t(
        'No one can redeem it any more. {uses, plural, =0 {No one has redeemed it.} one {The member who redeemed it keeps the reward.} other {The # members who redeemed it keep their rewards.}}',
        { uses: promo.currentUses },
      )}
      confirmLabel={t('Delete promo code')}
      cancelLabel={t('Keep it')}
      danger
      busy={isLoading}
      onConfirm={confirm}
    />
  );
}
