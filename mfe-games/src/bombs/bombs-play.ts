import { formatAmount, hundredthsOf } from '@facet/ui';
import { payoutAt } from '../table/bet.ts';
import type { Play } from '../table/play-button.tsx';
import { playWithoutRound } from '../table/play-without-round.ts';
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
  if (phase !== 'playing') return playWithoutRound(phase, { bet, ineligibility, start, startsWith: t('Start Game') });
  const isEmpty = !game || game.revealed.length === 0;
  const pays = payoutAt(hundredthsOf(game?.betAmount ?? '0'), game?.multiplier ?? 1);
  const label = isEmpty ? t('Open a tile to begin') : t('Cash out {amount}', { amount: formatAmount(pays) });
  return { meaning: 'round', label, isOff: isEmpty, press: cashOut };
}
