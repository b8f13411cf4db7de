import { adminApi, type ListOperatorActionsApiResponse } from '../api/admin.generated.ts';

export type AuditEntry = ListOperatorActionsApiResponse['entries'][number];

const auditApi = adminApi.enhanceEndpoints({ endpoints: { listOperatorActions: { providesTags: ['Audit'] } } });

export const { useListOperatorActionsQuery } = auditApi;
