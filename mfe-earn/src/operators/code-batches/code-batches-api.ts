import type { TableQuery } from '@facet/console-kit';
import { earnApi, type ListCodeBatchesApiResponse, type ListProposedCodeBatchesApiResponse } from '../api/earn.generated.ts';

// The answer may have been lost: the list is asked again whatever came of it.
const CHANGED = { invalidatesTags: ['CodeBatches'] } as const;

const codeBatchesApi = earnApi
  .enhanceEndpoints({
    endpoints: {
      createCodeBatch: CHANGED,
      switchCodeBatch: CHANGED,
      confirmCodeBatch: CHANGED,
      declineCodeBatch: CHANGED,
      withdrawCodeBatch: CHANGED,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked every minute, so it keeps no session alive. */
      watchProposedCodeBatches: build.query<ListProposedCodeBatchesApiResponse, void>({
        query: () => ({ path: '/api/admin/code-batches/proposals', background: true }),
        providesTags: ['CodeBatches'],
      }),
      searchCodeBatches: build.query<ListCodeBatchesApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/code-batches', query }),
        providesTags: ['CodeBatches'],
      }),
    }),
  });

export type CodeBatch = ListCodeBatchesApiResponse['batches'][number];
export type ProposedCodeBatch = ListProposedCodeBatchesApiResponse['proposals'][number];
export const {
  useSearchCodeBatchesQuery,
  useCreateCodeBatchMutation,
  useSwitchCodeBatchMutation,
  useConfirmCodeBatchMutation,
  useDeclineCodeBatchMutation,
  useWatchProposedCodeBatchesQuery,
  useWithdrawCodeBatchMutation,
} = codeBatchesApi;

/** The codes of a batch, as a file; as often as one likes. */
export const codesHref = ({ id }: Pick<CodeBatch, 'id'>) => `/api/admin/code-batches/${id}/codes.csv`;
