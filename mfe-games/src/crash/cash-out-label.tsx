import { formatAmount, hundredthsOf } from '@facet/ui';
import { payoutAt } from '../table/bet.ts';
import { t } from '../texts.ts';
import { roundedDown } from './curve.ts';
import type { Point } from './drawn.ts';
import { useLiveText } from './use-live-text.ts';

/** What the button says while the round runs: what it pays at this moment. */
export function CashOutLabel({ betAmount, drawnTo }: { betAmount: string; drawnTo: () => Point }) {
  const pays = useLiveText(drawnTo, ({ multiplier }) => payoutAt(hundredthsOf(betAmount), roundedDown(multiplier)));
  return t('Cash out {amount}', { amount: formatAmount(pays) });
}
