import { useProfile } from '@facet/remote-kit';
import { toHundredths } from '@facet/ui';

export interface Means {
  balanceHundredths: bigint;
  /** What is missing of the earnings that playing needs, whole R$ rounded up; 0 when he may play. */
  missingRobux: bigint;
}

/** What the member has to play with. */
export function useMeans(minTotalEarned: string): Means {
  const { profile } = useProfile();
  const earned = toHundredths(profile?.totalEarned ?? '0') ?? 0n;
  const missing = (toHundredths(minTotalEarned) ?? 0n) - earned;
  return { balanceHundredths: toHundredths(profile?.balance ?? '0') ?? 0n, missingRobux: missing > 0n ? (missing + 99n) / 100n : 0n };
}
