import { useIsDeclared } from '../app/known-remotes.ts';
import { socialApi, type GetReferralStatsApiResponse as Standing } from './social.generated.ts';

/** A bonus (a transaction) asks anew. */
const standingApi = socialApi.enhanceEndpoints({ endpoints: { getReferralStats: { providesTags: ['Transactions'] } } });

/** The member as a referrer; undefined until it is known; not asked where no remote brings referrals. */
export function useStanding(): Standing | undefined {
  const skip = !useIsDeclared('/referrals');
  return standingApi.useGetReferralStatsQuery(undefined, { skip, refetchOnMountOrArgChange: true }).data;
}
