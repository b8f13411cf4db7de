import { formatAmount } from '@facet/ui';
import { defineProposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmCodeBatchMutation,
  useDeclineCodeBatchMutation,
  useWatchProposedCodeBatchesQuery,
  useWithdrawCodeBatchMutation,
  type ProposedCodeBatch,
} from './code-batches-api.ts';

export const ProposedBatches = defineProposals<ProposedCodeBatch>({
  title: () => t('Batches waiting for confirmation'),
  useWaiting: useWatchProposedCodeBatchesQuery,
  useConfirm: useConfirmCodeBatchMutation,
  useDecline: useDeclineCodeBatchMutation,
  useWithdraw: useWithdrawCodeBatchMutation,
  limit: 'promise_limit',
  what: ({ asked: { prefix, size, reward, note } }) => {
    const values = { size, prefix, reward: formatAmount(reward) };
    const batch = t('{size, plural, one {# code} other {# codes}} {prefix}…, {reward} each', values);
    return note ? `${batch} · ${note}` : batch;
  },
});
