import { sessionApi } from '@facet/remote-kit';

/** What a member can claim now, and where they do. */
interface Claim {
  /** Of the notice that tells of it. */
  kind: string;
  amount: string;
  path: string;
}

/** Calls that the kinds of notices declare. Money that moved, and news, ask anew. */
export const claimsApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getClaims: build.query<Claim[], string>({
      query: (path) => path,
      // Nothing: by a service of before.
      transformResponse: ({ claims = [] }: { claims?: Claim[] }) => claims,
      providesTags: ['Profile', 'Notices'],
    }),
    claim: build.mutation<{ reward: string }, { path: string; idempotencyKey: string }>({
      query: (claim) => ({ ...claim, method: 'POST', body: {} }),
    }),
  }),
});
