import { sessionApi } from '@facet/remote-kit';
import { useIsDeclared } from '../app/known-remotes.ts';

/** What the dashboard shows of an event. */
export interface DashboardEvent {
  id: string;
  title: string;
  status: string;
  /** R$, two decimals. */
  prize: string;
  currentParticipants: number;
  startsAt: string;
  endsAt: string;
}

/** In the session's api, so that a logout forgets the answer. */
const eventsApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    /** Those that can be joined now, the next to end first. */
    getActiveEvents: build.query<DashboardEvent[], void>({
      query: () => '/api/events',
      transformResponse: ({ events }: { events: DashboardEvent[] }) => events.filter(({ status }) => status === 'active'),
    }),
  }),
});

/** The active events; not asked where no remote brings them: then there are none. Asked anew at each visit. */
export function useActiveEvents() {
  const isAsked = useIsDeclared('/events');
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp: asOfMs = 0,
  } = eventsApi.useGetActiveEventsQuery(undefined, {
    skip: !isAsked,
    refetchOnMountOrArgChange: true,
  });
  return { isAsked, events: isAsked ? data : [], asOfMs, error, isFetching, refetch };
}
