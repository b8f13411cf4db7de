import { sumOf } from '@facet/ui';
import { useMember, useProfile, usePublicSettings } from '@facet/remote-kit';

const DEFAULT_MINIMUM = '100';

/** How far the balance is from the least that can be withdrawn, in hundredths. */
export function useWithdrawable(): { balance: bigint; minimum: bigint; isEnough: boolean } {
  const member = useMember();
  const { settings } = usePublicSettings();
  const balance = sumOf([(useProfile().profile ?? member).balance]);
  const minimum = sumOf([settings['min_withdrawal'] ?? DEFAULT_MINIMUM]);
  return { balance, minimum, isEnough: balance >= minimum };
}
