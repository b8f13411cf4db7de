import { adminApi } from '../api/admin-api.ts';

/** Null where the service that knows it is away. */
export interface OverviewCounts {
  totalUsers: number | null;
  pendingWithdrawals: number | null;
  activePromoCodes: number | null;
  activeEvents: number | null;
}

export interface Overview {
  counts: OverviewCounts;
  /** What each figure is made of; R$ with two decimals, counts as numbers, times ISO 8601. */
  users: { today: number; banned: number } | null;
  withdrawals: { held: string; oldestAt: string | null; overOneDay: number } | null;
  promoCodes: { all: number; uses: number } | null;
  events: { prizes: string; nextEndsAt: string | null; upcoming: number } | null;
  /** Services that did not answer. */
  unavailable: string[];
}

export type ActiveWindow = '1' | '6' | '12' | '24';

const overviewApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked every minute, so it keeps no session alive. */
    watchOverview: build.query<Overview, void>({
      query: () => ({ path: '/api/admin/overview', background: true }),
      providesTags: ['Overview', 'Members', 'Withdrawals', 'PromoCodes', 'Events'],
    }),
    watchActiveUsers: build.query<{ count: number }, ActiveWindow>({
      query: (hours) => ({ path: '/api/admin/active-users', query: { hours }, background: true }),
      providesTags: ['Overview'],
    }),
  }),
});

export const { useWatchOverviewQuery, useWatchActiveUsersQuery } = overviewApi;
