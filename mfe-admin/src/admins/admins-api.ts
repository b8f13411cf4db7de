import { adminApi, type ListAdminsApiResponse } from '../api/admin.generated.ts';
import { identityApi } from '../api/identity.generated.ts';

export type Admin = ListAdminsApiResponse['admins'][number];

const changed = (_answer: unknown, error: unknown) => (error ? [] : (['Admins', 'Audit'] as const));

const adminsApi = adminApi.enhanceEndpoints({
  endpoints: {
    listAdmins: { providesTags: ['Admins'] },
    createAdmin: { invalidatesTags: changed },
    // A refusal as well: another owner may have changed it meanwhile.
    updateAdminRole: { invalidatesTags: ['Admins', 'Audit'] },
    deleteAdmin: { invalidatesTags: ['Admins', 'Audit'] },
    endAdminSessions: { invalidatesTags: changed },
    resetAdminTotp: { invalidatesTags: changed },
    getOperatorPolicy: { providesTags: ['Admins'] },
    setOperatorPolicy: { invalidatesTags: (_answer, error) => (error ? [] : ['Admins', 'Audit', 'Operator']) },
  },
});

export const { useLinkBadgeMutation } = identityApi.enhanceEndpoints({ endpoints: { linkBadge: { invalidatesTags: changed } } });

export const {
  useListAdminsQuery,
  useCreateAdminMutation,
  useUpdateAdminRoleMutation,
  useDeleteAdminMutation,
  useEndAdminSessionsMutation,
  useResetAdminTotpMutation,
  useGetOperatorPolicyQuery,
  useSetOperatorPolicyMutation,
} = adminsApi;
