import { adminApi } from '../api/admin.generated.ts';
import { identityApi, type ListQueueApiArg, type ListQueueApiResponse, type ReadQueuedCaseApiResponse } from '../api/identity.generated.ts';

export type QueuedCase = ListQueueApiResponse['cases'][number];
export type QueueCounts = ListQueueApiResponse['counts'];
export type OperatorThread = ReadQueuedCaseApiResponse;
export type CaseGroup = NonNullable<ListQueueApiArg['group']>;
/** Whose cases the queue shows: the operator’s own, or nobody’s. */
export type Whose = NonNullable<ListQueueApiArg['assignee']>;
export type AssignedCounts = ListQueueApiResponse['assigned'];

/** Somebody else may have been quicker: the queue is asked again whatever came of it. */
const changes = { invalidatesTags: ['Cases' as const] };

const casesApi = identityApi.enhanceEndpoints({
  endpoints: {
    listQueue: { providesTags: ['Cases'] },
    readQueuedCase: { providesTags: ['Cases'] },
    answerCase: changes,
    assignCase: changes,
    snoozeCase: changes,
    noteInCase: changes,
    resolveCase: changes,
    decideAppeal: { invalidatesTags: ['Cases', 'Member'] },
    listCannedAnswers: { providesTags: ['CannedAnswers'] },
    createCannedAnswer: { invalidatesTags: ['CannedAnswers'] },
    deleteCannedAnswer: { invalidatesTags: ['CannedAnswers'] },
  },
});

export const { useListAdminsQuery } = adminApi;
export const {
  useListQueueQuery,
  useReadQueuedCaseQuery,
  useAnswerCaseMutation,
  useNoteInCaseMutation,
  useAssignCaseMutation,
  useSnoozeCaseMutation,
  useResolveCaseMutation,
  useDecideAppealMutation,
  useListCannedAnswersQuery,
  useCreateCannedAnswerMutation,
  useDeleteCannedAnswerMutation,
} = casesApi;
