import { formatAmount, hundredthsOf } from '@facet/ui';
import { payoutAt } from '../table/bet.ts';
import { t } from '../texts.ts';
import { roundedDown } from './curve.ts';
import type { Point } from './drawn.ts';
import { LiveText } from './live-text.tsx';

/** What the button says while the round runs: what it pays at this moment. */
export function CashOutLabel({ betAmount, drawnTo }: { betAmount: string; drawnTo: () => Point }) {
  const bet = hundredthsOf(betAmount);
  const textOf = ({ multiplier }: Point) => t('Cash out {amount}', { amount: formatAmount(payoutAt(bet, roundedDown(multiplier))) });
  return <LiveText drawnTo={drawnTo} textOf={textOf} />;
}
