import { formatAmount } from '@facet/ui';
import { defineProposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmPromoCodeMutation,
  useDeclinePromoCodeMutation,
  useWatchProposedPromoCodesQuery,
  type ProposedPromoCode,
} from './promo-codes-api.ts';

export const ProposedPromoCodes = defineProposals<ProposedPromoCode>({
  title: () => t('Promo codes waiting for confirmation'),
  useWaiting: (arg, options) => {
    // That they did not load is told by the batches, which stand beside them and come from the same service.
    const { error: _, ...query } = useWatchProposedPromoCodesQuery(arg, options);
    return query;
  },
  useConfirm: useConfirmPromoCodeMutation,
  useDecline: useDeclinePromoCodeMutation,
  limit: 'promise_limit',
  what: ({ asked: { code, reward, maxUses } }) =>
    maxUses === null
      ? t('promo code {code}, {reward} for each member', { code, reward: formatAmount(reward) })
      : t('promo code {code}, {reward}, {uses, plural, one {# use} other {# uses}}', { code, reward: formatAmount(reward), uses: maxUses }),
});
