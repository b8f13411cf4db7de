import { formatAmount, useVisible } from '@facet/ui';
import { Proposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmSocialTaskMutation,
  useDeclineSocialTaskMutation,
  useWatchProposedSocialTasksQuery,
  type ProposedTask,
} from './social-tasks-api.ts';

const REFRESH_MS = 60_000;

/** While there are any: tasks that wait for a second operator. */
export function ProposedTasks() {
  const pollingInterval = useVisible() ? REFRESH_MS : 0;
  const query = useWatchProposedSocialTasksQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmSocialTaskMutation();
  const [decline] = useDeclineSocialTaskMutation();
  return <Proposals title={t('Tasks waiting for confirmation')} query={query} what={whatOf} confirm={confirm} decline={decline} />;
}

function whatOf({ asked: { title, link, reward } }: ProposedTask): string {
  return t('task “{title}”, {reward} for each member · {link}', { title, reward: formatAmount(reward), link });
}
