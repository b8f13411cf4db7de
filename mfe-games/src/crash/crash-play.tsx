import { formatAmount } from '@facet/ui';
import { toDecimal } from '../table/bet.ts';
import type { Play } from '../table/play-button.tsx';
import { startLabel } from '../table/start-label.ts';
import type { Bet } from '../table/use-bet.ts';
import type { Ineligibility } from '../table/use-ineligibility.ts';
import { t } from '../texts.ts';
import { CashOutLabel } from './cash-out-label.tsx';
import type { Crash } from './use-crash.ts';

/** What the stage's button does in each phase. */
export function crashPlay(crash: Crash, bet: Bet, ineligibility: Ineligibility | null, start: () => Promise<void>): Play {
  const { phase, game, drawnTo } = crash;
  switch (phase) {
    case 'running': {
      const label = <CashOutLabel betAmount={game?.betAmount ?? '0'} drawnTo={drawnTo} />;
      return { meaning: 'round', label, isOff: false, press: crash.cashOut };
    }
    case 'won':
    case 'lost': {
      const label = t('Play again, {amount}', { amount: formatAmount(toDecimal(bet.hundredths)) });
      return { meaning: 'again', label, isOff: ineligibility !== null, press: start };
    }
    case 'idle':
    case 'loading':
    case 'away': {
      const label = startLabel(ineligibility, t('Start Round'));
      return { meaning: phase === 'idle' ? 'start' : null, label, isOff: ineligibility !== null, press: start };
    }
    default:
      return phase satisfies never;
  }
}
