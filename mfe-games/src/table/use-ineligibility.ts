import { useProfile, usePublicSettings } from '@facet/remote-kit';
import { hundredthsOf } from '@facet/ui';
import { useGetPlayLimitsQuery } from '../api/games-api.ts';

/** Why the member cannot play now. The service decides; this spares them the refusal. */
export type Ineligibility =
  | { kind: 'earnings'; neededHundredths: bigint; earnedHundredths: bigint }
  | { kind: 'off' }
  | { kind: 'excluded'; until: string }
  | { kind: 'break'; until: string }
  | { kind: 'age'; minimumAge: number };

/** Null: they may play, as far as is known. `minTotalEarned`: R$, as the rules say; undefined until they are here. */
export function useIneligibility(minTotalEarned: string | undefined): Ineligibility | null {
  const { profile } = useProfile();
  const { settings } = usePublicSettings();
  const { data: limits } = useGetPlayLimitsQuery();
  const neededHundredths = hundredthsOf(minTotalEarned ?? '0');
  const earnedHundredths = profile ? hundredthsOf(profile.totalEarned) : neededHundredths;
  if (earnedHundredths < neededHundredths) return { kind: 'earnings', neededHundredths, earnedHundredths };
  if (settings['games_enabled'] === 'off') return { kind: 'off' };
  if (limits?.excludedUntil) return { kind: 'excluded', until: limits.excludedUntil };
  if (limits?.timeoutUntil) return { kind: 'break', until: limits.timeoutUntil };
  if (limits && !limits.ageConfirmed) return { kind: 'age', minimumAge: limits.minimumAge };
  return null;
}
