import { formatAmount } from '@facet/ui';
import { defineProposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmSocialTaskMutation,
  useDeclineSocialTaskMutation,
  useWatchProposedSocialTasksQuery,
  useWithdrawSocialTaskMutation,
  type ProposedTask,
} from './social-tasks-api.ts';

export const ProposedTasks = defineProposals<ProposedTask>({
  title: () => t('Tasks waiting for confirmation'),
  useWaiting: useWatchProposedSocialTasksQuery,
  useConfirm: useConfirmSocialTaskMutation,
  useDecline: useDeclineSocialTaskMutation,
  useWithdraw: useWithdrawSocialTaskMutation,
  limit: 'promise_limit',
  what: ({ asked: { title, link, reward } }) =>
    t('task “{title}”, {reward} for each member · {link}', { title, reward: formatAmount(reward), link }),
});
