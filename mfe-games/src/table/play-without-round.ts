import { formatAmount, toDecimal } from '@facet/ui';
import { t } from '../texts.ts';
import type { Play } from './play-button.tsx';
import { startLabel } from './start-label.ts';
import type { Bet } from './use-bet.ts';
import type { Ineligibility } from './use-ineligibility.ts';

interface Table {
  bet: Bet;
  ineligibility: Ineligibility | null;
  start: () => Promise<void>;
  /** What starting the first round is called. */
  startsWith: string;
}

/** What the stage's button does while no round is open. */
export function playWithoutRound(
  phase: 'won' | 'lost' | 'idle' | 'loading' | 'away',
  { bet, ineligibility, start, startsWith }: Table,
): Play {
  const isOff = ineligibility !== null;
  if (phase === 'won' || phase === 'lost')
    return { meaning: 'again', label: t('Play again, {amount}', { amount: formatAmount(toDecimal(bet.hundredths)) }), isOff, press: start };
  return { meaning: phase === 'idle' ? 'start' : null, label: startLabel(ineligibility, startsWith), isOff, press: start };
}
