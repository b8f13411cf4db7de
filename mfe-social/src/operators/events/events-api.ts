import type { TableQuery } from '@facet/console-kit';
import { socialApi, type ListEventsForOperatorsApiResponse, type ListProposedEventsApiResponse } from '../api/social.generated.ts';

// Somebody else, or its time, may have been quicker, or the answer was lost: the list is asked again whatever came of
// it.
const CHANGED = { invalidatesTags: ['Events'] } as const;

const eventsApi = socialApi
  .enhanceEndpoints({
    endpoints: {
      readEventLimit: {},
      createEvent: CHANGED,
      editEvent: CHANGED,
      endEvent: CHANGED,
      deleteEvent: CHANGED,
      confirmEvent: CHANGED,
      declineEvent: CHANGED,
      withdrawEvent: CHANGED,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked every minute, so it keeps no session alive. */
      watchProposedEvents: build.query<ListProposedEventsApiResponse, void>({
        query: () => ({ path: '/api/admin/events/proposals', background: true }),
        providesTags: ['Events'],
      }),
      searchEvents: build.query<ListEventsForOperatorsApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/events', query }),
        providesTags: ['Events'],
      }),
    }),
  });

export type SiteEvent = ListEventsForOperatorsApiResponse['events'][number];
export type ProposedEvent = ListProposedEventsApiResponse['proposals'][number];
export const {
  useSearchEventsQuery,
  useReadEventLimitQuery,
  useCreateEventMutation,
  useEditEventMutation,
  useEndEventMutation,
  useDeleteEventMutation,
  useConfirmEventMutation,
  useDeclineEventMutation,
  useWatchProposedEventsQuery,
  useWithdrawEventMutation,
} = eventsApi;
