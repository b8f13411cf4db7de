import { formatAmount, toHundredths } from '@facet/ui';
import { payoutAt, toDecimal } from '../table/bet.ts';
import type { Play } from '../table/play-button.tsx';
import { startLabel } from '../table/start-label.ts';
import type { Bet } from '../table/use-bet.ts';
import type { Ineligibility } from '../table/use-ineligibility.ts';
import { t } from '../texts.ts';
import type { Bombs } from './use-bombs.ts';

/** What the stage's button does in each phase. */
export function bombsPlay(
  { phase, game, cashOut }: Bombs,
  bet: Bet,
  ineligibility: Ineligibility | null,
  start: () => Promise<void>,
): Play {
  switch (phase) {
    case 'playing': {
      const isEmpty = !game || game.revealed.length === 0;
      const pays = payoutAt(toHundredths(game?.betAmount ?? '0') ?? 0n, game?.multiplier ?? 1);
      const label = isEmpty ? t('Open a tile to begin') : t('Cash out {amount}', { amount: formatAmount(pays) });
      return { meaning: 'round', label, isOff: isEmpty, press: cashOut };
    }
    case 'won':
    case 'lost': {
      const label = t('Play again, {amount}', { amount: formatAmount(toDecimal(bet.hundredths)) });
      return { meaning: 'again', label, isOff: ineligibility !== null, press: start };
    }
    case 'idle':
    case 'loading':
    case 'away': {
      const label = startLabel(ineligibility, t('Start Game'));
      return { meaning: phase === 'idle' ? 'start' : null, label, isOff: ineligibility !== null, press: start };
    }
    default:
      return phase satisfies never;
  }
}
