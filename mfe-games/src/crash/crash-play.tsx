import type { Play } from '../table/play-button.tsx';
import { playWithoutRound } from '../table/play-without-round.ts';
import type { Bet } from '../table/use-bet.ts';
import type { Ineligibility } from '../table/use-ineligibility.ts';
import { t } from '../texts.ts';
import { CashOutLabel } from './cash-out-label.tsx';
import type { Crash } from './use-crash.ts';

/** What the stage's button does in each phase. */
export function crashPlay(crash: Crash, bet: Bet, ineligibility: Ineligibility | null, start: () => Promise<void>): Play {
  const { phase, game, drawnTo } = crash;
  if (phase !== 'running') return playWithoutRound(phase, { bet, ineligibility, start, startsWith: t('Start Round') });
  const label = <CashOutLabel betAmount={game?.betAmount ?? '0'} drawnTo={drawnTo} />;
  return { meaning: 'round', label, isOff: false, press: crash.cashOut };
}
