import { formatAmount, useVisible } from '@facet/ui';
import { Proposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmPromoCodeMutation,
  useDeclinePromoCodeMutation,
  useWatchProposedPromoCodesQuery,
  type ProposedPromoCode,
} from './promo-codes-api.ts';

const REFRESH_MS = 60_000;

/** While there are any: promo codes that wait for a second operator. */
export function ProposedPromoCodes() {
  const pollingInterval = useVisible() ? REFRESH_MS : 0;
  const query = useWatchProposedPromoCodesQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmPromoCodeMutation();
  const [decline] = useDeclinePromoCodeMutation();
  // That they did not load is told by the batches, which stand beside them and come from the same service.
  const { error: _, ...asked } = query;
  return <Proposals title={t('Promo codes waiting for confirmation')} query={asked} what={whatOf} confirm={confirm} decline={decline} />;
}

function whatOf({ asked: { code, reward, maxUses } }: ProposedPromoCode): string {
  return maxUses === null
    ? t('promo code {code}, {reward} for each member', { code, reward: formatAmount(reward) })
    : t('promo code {code}, {reward}, {uses, plural, one {# use} other {# uses}}', { code, reward: formatAmount(reward), uses: maxUses });
}
