import { isRequestError, messageOf, msg, requestIdOf, toRobux, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useRedeemPromoCodeMutation } from '../api/earn-api.ts';
import { t } from '../texts.ts';

const EMPTY = msg('Please enter a promo code.');
const NO_ANSWER = msg('The site didn’t answer. Try the same code again: it can only be credited once.');

export interface Redeeming {
  /** Sends a code, trimmed and in upper case. Null when it was redeemed, else why not. Never rejects. */
  redeem: (code: string) => Promise<string | null>;
  isRedeeming: boolean;
}

export function useRedeem(): Redeeming {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [redeemPromoCode, { isLoading }] = useRedeemPromoCodeMutation();

  const ask = async (code: string) => {
    const { data, error } = await redeemPromoCode({ 'idempotency-key': keyFor(code), body: { code } });
    heard(code, error);
    if (data) {
      invalidateProfile();
      toast({ title: t('Promo Code Redeemed!'), description: t('You earned {reward} Robux!', { reward: toRobux(data.reward) }) });
      return null;
    }
    const reason = isRequestError(error) && error.kind === 'network' ? t(NO_ANSWER) : messageOf(error);
    toast({ tone: 'danger', title: t('Redemption Failed'), description: reason, requestId: requestIdOf(error) });
    return reason;
  };

  const redeem = async (typed: string) => {
    const code = typed.trim().toUpperCase();
    if (code === '') {
      toast({ tone: 'danger', title: t('Invalid Code'), description: t(EMPTY) });
      return t(EMPTY);
    }
    return ask(code);
  };

  return { redeem, isRedeeming: isLoading };
}
