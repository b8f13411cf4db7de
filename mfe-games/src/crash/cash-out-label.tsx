import { formatAmount, toHundredths } from '@facet/ui';
import { payoutAt } from '../table/bet.ts';
import { t } from '../texts.ts';
import type { Crash } from './use-crash.ts';
import { useLiveMultiplier } from './use-live-multiplier.ts';

/** What the button says while the round runs: what it pays at this moment. */
export function CashOutLabel({ crash: { game, elapsedMs }, growthPerSecond }: { crash: Crash; growthPerSecond: number }) {
  const { multiplier } = useLiveMultiplier(elapsedMs, growthPerSecond);
  return t('Cash out {amount}', { amount: formatAmount(payoutAt(toHundredths(game?.betAmount ?? '0') ?? 0n, multiplier)) });
}
