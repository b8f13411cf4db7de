import { useActFailure } from '@facet/console-kit';
import { useOperator } from '@facet/remote-kit';
import { t } from '../texts.ts';
import { assigneeOf } from './case-labels.ts';
import { useAssignCaseMutation, type QueuedCase } from './cases-api.ts';

interface Assigning {
  isMine: boolean;
  assign: (to: string | null) => Promise<void>;
  take: () => Promise<void>;
}

/** Whose a case is, changed from whose it is seen to be: whoever was too late is told who has it. */
export function useAssign(of: QueuedCase): Assigning {
  const from = assigneeOf(of);
  const [put] = useAssignCaseMutation();
  const fail = useActFailure();
  const { username } = useOperator();
  const assign = async (to: string | null): Promise<void> => {
    const { error } = await put({ id: of.id, body: { from, to } });
    if (error) fail(t('Failed to assign'), error);
  };
  return { isMine: from === username, assign, take: () => assign(username) };
}
