import { formatAmount, useToast } from '@facet/ui';
import { isUnknownOutcome, useActFailure, useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useConfirmAdjustmentMutation, useDeclineAdjustmentMutation, type ProposedAdjustment } from './adjustments-api.ts';

/**
 * What an operator does about one that waits; each says what came of it. The adjustment's own id is the key: again is
 * the same.
 */
export function useDecideAdjustment({ id, member: { username: name } }: ProposedAdjustment) {
  const toast = useToast();
  const fail = useFailure();
  const failAct = useActFailure();
  const [confirm, confirming] = useConfirmAdjustmentMutation();
  const [decline, declining] = useDeclineAdjustmentMutation();

  return {
    isBusy: confirming.isLoading || declining.isLoading,
    /** False: it is not known what came of it. */
    confirm: async (): Promise<boolean> => {
      const { data, error } = await confirm({ id, body: {} });
      if (error) {
        failAct(t('Failed to adjust balance'), error);
        return !isUnknownOutcome(error);
      }
      toast({ title: t('Balance adjusted'), description: t('{name} has {balance} now.', { name, balance: formatAmount(data.balance) }) });
      return true;
    },
    decline: async (): Promise<void> => {
      const { error } = await decline({ id, body: {} });
      if (error) fail(t('Failed to decline the adjustment'), error);
      else toast({ title: t('Adjustment declined'), description: name });
    },
  };
}
