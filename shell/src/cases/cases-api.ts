import { identityApi as generated, type ListCasesApiResponse, type ReadCaseApiResponse } from './identity.generated.ts';

export type Case = ListCasesApiResponse['cases'][number];
export type Thread = ReadCaseApiResponse;
export type Fact = NonNullable<Case['fact']>;

/** An answer rings the bell, and is then on the open page too. */
const tags = ['Cases', 'Notices'] as const;

export const casesApi = generated.enhanceEndpoints({
  addTagTypes: ['Cases'],
  endpoints: {
    listCases: { providesTags: [...tags] },
    readCase: { providesTags: [...tags] },
    readAppeal: { providesTags: [...tags] },
    openCase: { invalidatesTags: ['Cases'] },
    writeInCase: { invalidatesTags: ['Cases'] },
    closeCase: { invalidatesTags: ['Cases'] },
    openAppeal: { invalidatesTags: ['Cases'] },
    writeInAppeal: { invalidatesTags: ['Cases'] },
  },
});
