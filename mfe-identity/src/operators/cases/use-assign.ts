import { useKeyedAct } from '@facet/console-kit';
import { useOperator } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { assigneeOf } from './case-labels.ts';
import { useAssignCaseMutation, type QueuedCase } from './cases-api.ts';

interface Assigning {
  isMine: boolean;
  assign: (to: string | null) => Promise<unknown>;
  take: () => Promise<unknown>;
}

/** Whose a case is, changed from whose it is seen to be: whoever was too late is told who has it. */
export function useAssign(of: QueuedCase): Assigning {
  const from = assigneeOf(of);
  const [put] = useAssignCaseMutation();
  const act = useKeyedAct();
  const { username } = useOperator();
  const assign = (to: string | null) => act(put({ id: of.id, body: { from, to } }), t('Failed to assign'));
  return { isMine: from === username, assign, take: () => assign(username) };
}
