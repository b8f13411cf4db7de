import { toRobux } from '@facet/remote-kit';
import { Notice, SumList } from '@facet/ui';
import { Preview, typedAmount } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { PromoCodeValues } from './promo-code-values.ts';

/** What members are told on their Rewards page, in the words of that page and of the service. */
export function PromoCodePreview({ values: { reward, maxUses, expiresAt } }: { values: PromoCodeValues }) {
  const amount = typedAmount(reward) === null ? '0' : toRobux(reward.trim());
  return (
    <Preview title={t('Members see on Rewards')}>
      <Notice tone="accent" title={t('Promo Code Redeemed!')}>
        {t('You earned {reward} Robux!', { reward: amount })}
      </Notice>
      <SumList
        variant="ruled"
        lines={[
          { label: t('Second try'), value: t('You have already used this promo code.') },
          ...(maxUses === '' ? [] : [{ label: t('Used up'), value: t('This promo code has been used up.') }]),
          ...(expiresAt === '' ? [] : [{ label: t('After the end'), value: t('This promo code has expired.') }]),
        ]}
      />
    </Preview>
  );
}
