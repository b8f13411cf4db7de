import { isRequestError, requestIdOf } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { useState } from 'react';
import { isUnknownOutcome, useActKey, useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useAdjustUserBalanceMutation } from './adjustments-api.ts';

/** Refusals after which the key moves nothing any more: what is typed next is another adjustment. */
const FINAL = new Set(['insufficient_balance', 'adjustment_refused', 'adjustment_declined']);

export interface Adjusting {
  /** The last answer was lost: the call that nobody answered, for support. Undefined: all is known. */
  lost: { requestId: string | null } | undefined;
  /** True: it is decided, and the dialog may close. */
  adjust: (body: { amount: string; description: string }) => Promise<boolean>;
}

/** One adjustment, booked once however often it is sent. An answer that was lost leaves it unknown, until the same key has settled it. */
export function useAdjust({ id, username: name }: { id: string; username: string }): Adjusting {
  const toast = useToast();
  const fail = useFailure();
  const { key, renew } = useActKey();
  const [lost, setLost] = useState<Adjusting['lost']>();
  const [send] = useAdjustUserBalanceMutation();

  return {
    lost,
    adjust: async (body) => {
      const { data, error } = await send({ id, 'idempotency-key': key, body });
      if (error) {
        if (isUnknownOutcome(error)) setLost({ requestId: requestIdOf(error) });
        else {
          fail(t('Failed to adjust balance'), error);
          if (isRequestError(error) && error.kind === 'refused' && FINAL.has(error.code)) {
            renew();
            setLost(undefined);
          }
        }
        return false;
      }
      if ('proposal' in data)
        toast({
          tone: 'info',
          title: t('Another operator has to confirm it'),
          description: t('Nothing is booked yet. It waits above the list of members.'),
        });
      else
        toast({ title: t('Balance adjusted'), description: t('{name} has {balance} now.', { name, balance: formatAmount(data.balance) }) });
      return true;
    },
  };
}
