import { isRequestError, messageOf, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useRedeemPromoCodeMutation } from '../api/earn-api.ts';
import { toRobux } from '../money/robux.ts';

const EMPTY = 'Please enter a promo code.';
const NO_ANSWER = 'The site did not answer. Try the same code again: it can only be credited once.';

export interface Redeeming {
  /** Sends a code, trimmed and in upper case. Null when it was redeemed, else why not. Never rejects. */
  redeem: (code: string) => Promise<string | null>;
  isRedeeming: boolean;
}

export function useRedeem(): Redeeming {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [redeemPromo, { isLoading }] = useRedeemPromoCodeMutation();

  const ask = async (code: string) => {
    const { data, error } = await redeemPromo({ 'idempotency-key': keyFor(code), body: { code } });
    heard(code, error);
    if (data) {
      invalidateProfile();
      toast({ title: 'Promo Code Redeemed!', description: `You earned ${toRobux(data.reward)} Robux!` });
      return null;
    }
    const reason = isRequestError(error) && error.kind === 'network' ? NO_ANSWER : messageOf(error);
    toast({ tone: 'danger', title: 'Redemption Failed', description: reason });
    return reason;
  };

  const redeem = async (typed: string) => {
    const code = typed.trim().toUpperCase();
    if (code === '') {
      toast({ tone: 'danger', title: 'Invalid Code', description: EMPTY });
      return EMPTY;
    }
    return ask(code);
  };

  return { redeem, isRedeeming: isLoading };
}
