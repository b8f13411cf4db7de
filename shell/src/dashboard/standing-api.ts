import { sessionApi } from '@facet/remote-kit';
import { useIsDeclared } from '../app/known-remotes.ts';

/** What the dashboard shows of the member as a referrer. */
export interface Standing {
  /** R$ by referring, two decimals: what ranks are given for. */
  totalEarnings: string;
  currentRank: { name: string };
  /** null: there is none above. */
  nextRank: { name: string; requiredEarnings: string } | null;
  /** 0 to 100: how far from the current rank's requirement to the next one's. */
  progressToNext: number;
}

/** In the session's api, so that a bonus (a transaction) refreshes it and a logout forgets it. */
const standingApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    getStanding: build.query<Standing, void>({ query: () => '/api/referral/stats', providesTags: ['Transactions'] }),
  }),
});

/** Undefined until it is known; not asked where no remote brings referrals. */
export function useStanding(): Standing | undefined {
  const skip = !useIsDeclared('/referrals');
  return standingApi.useGetStandingQuery(undefined, { skip, refetchOnMountOrArgChange: true }).data;
}
