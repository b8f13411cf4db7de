import { adminApi } from '../api/admin.generated.ts';

export const {
  useAuthenticateShirtToolMutation,
  useConfirmRightsMutation,
  useDownloadTemplateMutation,
  useLazyFetchShirtsQuery,
  useUploadShirtMutation,
} = adminApi.enhanceEndpoints({
  endpoints: {
    confirmRights: { invalidatesTags: ['Audit'] },
    uploadShirt: { invalidatesTags: ['Audit'] },
  },
});
