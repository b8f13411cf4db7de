import { adminApi, type ListOwnSessionsApiResponse } from '../api/admin.generated.ts';

export type OwnSession = ListOwnSessionsApiResponse['sessions'][number];

const accountApi = adminApi.enhanceEndpoints({
  endpoints: {
    listOwnSessions: { providesTags: ['Sessions'] },
    endOwnSession: { invalidatesTags: ['Sessions'] },
    changeOwnPassword: { invalidatesTags: (_answer, error) => (error ? [] : ['Sessions', 'Audit']) },
    confirmOwnTotp: { invalidatesTags: (_answer, error) => (error ? [] : ['Operator', 'Admins', 'Audit']) },
    removeOwnTotp: { invalidatesTags: (_answer, error) => (error ? [] : ['Operator', 'Admins', 'Audit']) },
  },
});

export const {
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useChangeOwnPasswordMutation,
  useStartOwnTotpMutation,
  useConfirmOwnTotpMutation,
  useRemoveOwnTotpMutation,
} = accountApi;
