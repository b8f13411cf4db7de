import { identityApi as generated, type ListCasesApiResponse, type ReadCaseApiResponse } from './identity.generated.ts';

export type Case = ListCasesApiResponse['cases'][number];
export type Thread = ReadCaseApiResponse;
export type Fact = NonNullable<Case['fact']>;
export type CaseCounts = ListCasesApiResponse['counts'];
export type CaseGroup = keyof CaseCounts;

/** An answer rings the bell, and is then on the open page too. */
const tags = ['Cases', 'Notices'] as const;

const PAGE_ROWS = '25';

export const casesApi = generated.enhanceEndpoints({ addTagTypes: ['Cases'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Of one group, or of all; a page at a time. */
    getCases: build.infiniteQuery<ListCasesApiResponse, CaseGroup | 'all', string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: group, pageParam: cursor }) => ({
        path: '/api/cases',
        query: { limit: PAGE_ROWS, group: group === 'all' ? undefined : group, cursor },
      }),
      providesTags: [...tags],
    }),
  }),
});

casesApi.enhanceEndpoints({
  endpoints: {
    readCase: { providesTags: [...tags] },
    readAppeal: { providesTags: [...tags] },
    openCase: { invalidatesTags: ['Cases'] },
    writeInCase: { invalidatesTags: ['Cases'] },
    closeCase: { invalidatesTags: ['Cases'] },
    openAppeal: { invalidatesTags: ['Cases'] },
    writeInAppeal: { invalidatesTags: ['Cases'] },
  },
});
