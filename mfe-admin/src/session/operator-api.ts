import { adminApi } from '../api/admin.generated.ts';
import type { Account } from './account.ts';

interface Status {
  isAdmin: boolean;
  operator: Account | null;
}

const operatorOf = ({ isAdmin, operator }: Status): Account | null => (isAdmin ? operator : null);

const signIn = adminApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in here, or null. Asking keeps the session alive. */
    getOperator: build.query<Account | null, void>({
      query: () => ({ path: '/api/auth/admin-status', cache: 'no-cache' }),
      transformResponse: operatorOf,
      providesTags: ['Operator'],
    }),
    adminLogin: build.mutation<null, { username: string; password: string; code?: string }>({
      query: (body) => ({ path: '/api/auth/admin-login', method: 'POST', body }),
      transformResponse: () => null,
    }),
    adminLogout: build.mutation<null, void>({
      query: () => ({ path: '/api/auth/admin-logout', method: 'POST', body: {} }),
      transformResponse: () => null,
    }),
  }),
});

const operatorApi = signIn.injectEndpoints({
  endpoints: (build) => ({
    /** Who is signed in, for a timer: it keeps nothing alive. Everybody learns what it learns. */
    peekOperator: build.query<Account | null, void>({
      query: () => ({ path: '/api/auth/admin-status', cache: 'no-cache', background: true }),
      transformResponse: operatorOf,
      keepUnusedDataFor: 0,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const heard = await queryFulfilled.catch(() => null);
        // Nobody there any more is said by what watches the session: the page stays under the login.
        if (heard?.data) dispatch(signIn.util.updateQueryData('getOperator', undefined, () => heard.data));
      },
    }),
  }),
});

export const { useGetOperatorQuery, useLazyGetOperatorQuery, useLazyPeekOperatorQuery, useAdminLoginMutation, useAdminLogoutMutation } =
  operatorApi;
