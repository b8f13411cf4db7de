import { TextField } from '@facet/ui';
import { Optional, Pair, UtcField, type Form } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { PromoCodeValues } from './promo-code-values.ts';
import type { PromoCode } from './promo-codes-api.ts';

/** The fields of a code; the letters of one that somebody has redeemed stand still. */
export function PromoCodeForm({ field, seen }: { field: Form<PromoCodeValues>['field']; seen?: PromoCode }) {
  const isKnown = seen !== undefined && seen.currentUses > 0;
  return (
    <>
      <TextField
        label={t('Code')}
        hint={isKnown ? t('Fixed: it was redeemed, and others know it') : t('Letters are saved in capitals.')}
        code
        maxLength={40}
        autoComplete="off"
        placeholder="WINTER26"
        disabled={isKnown}
        {...field('code')}
      />
      <Pair>
        <TextField
          label={t('Reward, R$')}
          hint={isKnown && t('Applies to redemptions from now on')}
          inputMode="decimal"
          {...field('reward')}
        />
        <TextField
          label={<Optional>{t('Max uses')}</Optional>}
          hint={t('Empty means no limit')}
          inputMode="numeric"
          {...field('maxUses')}
        />
      </Pair>
      <UtcField label={<Optional>{t('Expires (UTC)')}</Optional>} {...field('expiresAt')} />
    </>
  );
}
