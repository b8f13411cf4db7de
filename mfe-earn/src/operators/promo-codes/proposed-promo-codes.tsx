import { formatAmount } from '@facet/ui';
import { defineProposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmPromoCodeMutation,
  useDeclinePromoCodeMutation,
  useWatchProposedPromoCodesQuery,
  useWithdrawPromoCodeMutation,
  type ProposedPromoCode,
} from './promo-codes-api.ts';

export const ProposedPromoCodes = defineProposals<ProposedPromoCode>({
  title: () => t('Promo codes waiting for confirmation'),
  useWaiting: useWatchProposedPromoCodesQuery,
  useConfirm: useConfirmPromoCodeMutation,
  useDecline: useDeclinePromoCodeMutation,
  useWithdraw: useWithdrawPromoCodeMutation,
  limit: 'promise_limit',
  what: ({ asked: { code, reward, maxUses } }) =>
    maxUses === null
      ? t('promo code {code}, {reward} for each member', { code, reward: formatAmount(reward) })
      : t('promo code {code}, {reward}, {uses, plural, one {# use} other {# uses}}', { code, reward: formatAmount(reward), uses: maxUses }),
});
