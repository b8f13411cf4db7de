import { adminApi } from '../api/admin-api.ts';

const accountApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<unknown, { currentPassword: string; newPassword: string }>({
      query: (body) => ({ path: '/api/admin/change-password', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Sessions']),
    }),
  }),
});

export const { useChangePasswordMutation } = accountApi;
