import { adminApi, type CountActiveUsersApiResponse, type GetOverviewApiResponse } from '../api/admin.generated.ts';

export type Overview = GetOverviewApiResponse;
export type OverviewCounts = Overview['counts'];
export type ActiveWindow = '1' | '6' | '12' | '24';

const overviewApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked every minute, so it keeps no session alive. */
    watchOverview: build.query<Overview, void>({
      query: () => ({ path: '/api/admin/overview', background: true }),
      providesTags: ['Overview', 'Members'],
    }),
    watchActiveUsers: build.query<CountActiveUsersApiResponse, ActiveWindow>({
      query: (hours) => ({ path: '/api/admin/active-users', query: { hours }, background: true }),
      providesTags: ['Overview'],
    }),
  }),
});

export const { useWatchOverviewQuery, useWatchActiveUsersQuery } = overviewApi;
