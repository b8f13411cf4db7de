import type { TableQuery } from '@facet/console-kit';
import { adminApi } from '../api/admin-api.ts';
import type { ListEventsApiResponse } from '../api/admin.generated.ts';

const CHANGED = ['Events', 'Audit'] as const;

const eventsApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      // Somebody else, or its time, may have been quicker, or the answer was lost: the list is asked again whatever came of it.
      createEvent: { invalidatesTags: [...CHANGED] },
      endEvent: { invalidatesTags: [...CHANGED] },
      deleteEvent: { invalidatesTags: [...CHANGED] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchEvents: build.query<ListEventsApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/events', query }),
        providesTags: ['Events'],
      }),
    }),
  });

export type SiteEvent = ListEventsApiResponse['events'][number];
export const { useSearchEventsQuery, useCreateEventMutation, useEndEventMutation, useDeleteEventMutation } = eventsApi;
