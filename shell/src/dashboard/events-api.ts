import { useMemo } from 'react';
import { useIsDeclared } from '../app/known-remotes.ts';
import { socialApi } from './social.generated.ts';

/**
 * The events that can be joined now, the next to end first; not asked where no remote brings them: then there are none.
 * Asked anew at each visit: the page does it once, for all its parts, whenever they are drawn.
 */
export function useActiveEvents() {
  const isAsked = useIsDeclared('/events');
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp: asOfMs = 0,
  } = socialApi.useListEventsQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const events = useMemo(() => (isAsked ? data?.events.filter(({ status }) => status === 'active') : []), [isAsked, data]);
  return { isAsked, events, asOfMs, error, isFetching, refetch };
}

export type ActiveEventsState = ReturnType<typeof useActiveEvents>;
