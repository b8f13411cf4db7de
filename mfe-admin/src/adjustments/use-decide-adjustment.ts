import { requestIdOf } from '@facet/remote-kit';
import { formatAmount, useToast } from '@facet/ui';
import { isUnknownOutcome, useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useSettleAdjustmentMutation,
  type OpenAdjustment,
} from './adjustments-api.ts';

/** What an operator does about one that waits; each says what came of it. The adjustment's own id is the key: again is the same. */
export function useDecideAdjustment({ id, member: { username: name } }: OpenAdjustment) {
  const toast = useToast();
  const fail = useFailure();
  const [confirm, confirming] = useConfirmAdjustmentMutation();
  const [decline, declining] = useDeclineAdjustmentMutation();
  const [settle, settling] = useSettleAdjustmentMutation();
  const asked = { id, body: {} };

  function say({ data, error }: Awaited<ReturnType<typeof confirm>>): void {
    if (data)
      toast({ title: t('Balance adjusted'), description: t('{name} has {balance} now.', { name, balance: formatAmount(data.balance) }) });
    else if (isUnknownOutcome(error))
      toast({
        tone: 'info',
        title: t('Not known yet'),
        description: t('The answer was lost. Ask again to find out; it is booked once at most.'),
        requestId: requestIdOf(error),
      });
    else fail(t('Failed to adjust balance'), error);
  }

  return {
    isBusy: confirming.isLoading || declining.isLoading || settling.isLoading,
    confirm: async () => say(await confirm(asked)),
    settle: async () => say(await settle(asked)),
    decline: async () => {
      const { error } = await decline(asked);
      if (error) fail(t('Failed to decline the adjustment'), error);
      else toast({ title: t('Adjustment declined'), description: name });
    },
  };
}
