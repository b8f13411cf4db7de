import { formatAmount, toHundredths } from '@facet/ui';
import { payoutAt } from '../table/bet.ts';
import { t } from '../texts.ts';
import { roundedDown } from './curve.ts';
import type { Point } from './drawn.ts';
import { useLivePoint } from './use-live-point.ts';

/** What the button says while the round runs: what it pays at this moment. */
export function CashOutLabel({ betAmount, drawnTo }: { betAmount: string; drawnTo: () => Point }) {
  const { multiplier } = useLivePoint(drawnTo);
  const pays = payoutAt(toHundredths(betAmount) ?? 0n, roundedDown(multiplier));
  return t('Cash out {amount}', { amount: formatAmount(pays) });
}
