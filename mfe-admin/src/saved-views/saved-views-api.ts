import { adminApi } from '../api/admin.generated.ts';

const savedViewsApi = adminApi.enhanceEndpoints({
  endpoints: {
    listOwnViews: { providesTags: ['Views'] },
    saveOwnView: { invalidatesTags: ['Views'] },
    removeOwnView: { invalidatesTags: ['Views'] },
  },
});

export const { useListOwnViewsQuery, useSaveOwnViewMutation, useRemoveOwnViewMutation } = savedViewsApi;
