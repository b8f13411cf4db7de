import { askOperatorsCallsAgain, useDispatch } from '@facet/remote-kit';
import { TAGS } from '../api/empty-api.ts';
import { adminApi } from '../api/admin.generated.ts';
import { sessionResumed } from './session-slice.ts';
import { useLazyGetOperatorQuery } from './operator-api.ts';

/**
 * Goes on after a sign-in in place: what was refused in between is asked for again. Somebody else gets a page of their
 * own.
 */
export function useResume(operatorId: string): () => Promise<void> {
  const dispatch = useDispatch();
  const [askOperator] = useLazyGetOperatorQuery();
  return async () => {
    const { data } = await askOperator();
    if (data?.id !== operatorId) return location.reload();
    dispatch(sessionResumed());
    dispatch(adminApi.util.invalidateTags([...TAGS]));
    dispatch(askOperatorsCallsAgain());
  };
}
