import { useGetPlayLimitsQuery } from '../api/games-api.ts';

/** Whether nothing that the member has set, or has not said, keeps him from playing. The service decides. */
export function useCanPlay(): boolean {
  const { data } = useGetPlayLimitsQuery();
  return !data || (data.excludedUntil === null && data.timeoutUntil === null && data.ageConfirmed);
}
