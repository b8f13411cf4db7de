import { formatMoney } from '@facet/service-kit';
import type { WallAccess } from './wall-access.ts';

const MICROS = 1_000_000n;

type Rate = Pick<WallAccess, 'ratePerUsdHundredths' | 'rateTolerancePercent'>;

/**
 * What an operator is told when the reward does not fit what the wall pays us, by the rate that they set; null when it
 * does, or nothing is known to compare. An alert only: the credit stands.
 */
export function ratioAlert(
  { ratePerUsdHundredths: rate, rateTolerancePercent }: Rate,
  reward: bigint,
  micros: bigint | null,
): string | null {
  if (rate === null || micros === null) return null;
  if (micros === 0n) return `R$ ${formatMoney(reward)} for nothing`;
  const expected = rate * micros;
  const off = reward * MICROS - expected;
  if ((off < 0n ? -off : off) * 100n <= expected * BigInt(rateTolerancePercent)) return null;
  return `R$ ${formatMoney((reward * MICROS) / micros)} for a dollar, where R$ ${formatMoney(rate)} is set`;
}
