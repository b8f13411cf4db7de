import { createApi } from '@reduxjs/toolkit/query/react';
import { requestJson } from '../request/request-json.ts';
import type { RequestError } from '../request/request-error.ts';
import type { Member } from './member.ts';
import type { TransactionPage } from './transaction.ts';

const FIVE_MINUTES_IN_SECONDS = 300;

/** Settings that anyone may read, by key. */
export type PublicSettings = Record<string, string>;

/** The member's side that every screen shares; the shell provides it. Remotes use the hooks beside it. */
export const sessionApi = createApi({
  reducerPath: 'session/api',
  baseQuery: requestJson,
  keepUnusedDataFor: Infinity,
  tagTypes: ['Session', 'Profile', 'Transactions', 'Notices'],
  endpoints: (build) => ({
    /**
     * Who is signed in, or null. An answer that refuses means nobody; silence says nothing, so that a restart logs
     * nobody out.
     */
    getUser: build.query<Member | null, void>({
      queryFn: async (_none, _api, _options, request) => {
        const { data, error } = await request({ path: '/api/auth/user', cache: 'no-cache' });
        if (!error) return { data: data as Member | null };
        return isSilence(error) ? { error } : { data: null };
      },
      keepUnusedDataFor: FIVE_MINUTES_IN_SECONDS,
      providesTags: ['Session'],
    }),
    getProfile: build.query<Member, void>({
      query: () => '/api/user/profile',
      transformResponse: ({ user }: { user: Member }) => user,
      providesTags: ['Profile'],
    }),
    getPublicSettings: build.query<PublicSettings, void>({
      query: () => '/api/public/settings',
      transformResponse: (list: { key: string; value: string }[]) => Object.fromEntries(list.map(({ key, value }) => [key, value])),
      keepUnusedDataFor: FIVE_MINUTES_IN_SECONDS,
    }),
    /** One public setting, as entered. */
    getSetting: build.query<string, string>({
      query: (key) => `/api/settings/${encodeURIComponent(key)}`,
      transformResponse: ({ value }: { value: string }) => value,
    }),
    /** Transfers, newest first. */
    getTransactions: build.query<TransactionPage, { limit?: number; cursor?: string } | void>({
      query: (page) => ({ path: '/api/user/transactions', query: { ...page } }),
      providesTags: ['Transactions'],
    }),
  }),
});

function isSilence(error: RequestError): boolean {
  return error.kind === 'network' || error.status >= 500;
}
