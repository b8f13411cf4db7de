import { isRequestError, requestIdOf } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { useState } from 'react';
import { isUnknownOutcome, useActKey, useFailure, waitsForAnother } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useAdjustUserBalanceMutation } from './adjustments-api.ts';

interface Adjusting {
  /** The last answer was lost: the call that nobody answered, for support. Undefined: all is known. */
  lost: { requestId: string | null } | undefined;
  /** True: it is decided. */
  adjust: (body: { amount: string; description: string }) => Promise<boolean>;
}

/**
 * One adjustment, booked once however often it is sent. An answer that was lost leaves it unknown, until the same key
 * has told. A refusal leaves nothing under the key: what is typed next has the same one, so that a try that comes late
 * moves nothing beside it.
 */
export function useAdjust(id: string): Adjusting {
  const toast = useToast();
  const fail = useFailure();
  const { key } = useActKey();
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
          if (isRequestError(error) && error.kind === 'refused' && error.code === 'insufficient_balance') setLost(undefined);
        }
        return false;
      }
      if ('proposal' in data) toast(waitsForAnother());
      else
        toast({ title: t('Balance adjusted'), description: t('The new balance is {balance}.', { balance: formatAmount(data.balance) }) });
      return true;
    },
  };
}
