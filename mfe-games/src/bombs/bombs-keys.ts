import type { KeyLine } from '../table/keys-dialog.tsx';
import type { GameKeys } from '../table/use-game-keys.ts';
import type { Bet } from '../table/use-bet.ts';
import { t } from '../texts.ts';
import { bombCounts } from './bomb-count.ts';

export function bombsKeys(bet: Bet, setCount: (typed: string) => void): GameKeys {
  const counts = bombCounts.map((count, index) => [String(index + 1), () => setCount(String(count))] as const);
  return { ...Object.fromEntries(counts), h: bet.halve, d: bet.double };
}

export function bombsKeyLines(): KeyLine[] {
  return [
    { caps: [t('Space')], does: t('Start, cash out, play again') },
    { caps: ['←', '↑', '→', '↓'], does: t('Move around the board') },
    { caps: [t('Enter')], does: t('Open the tile') },
    { caps: ['1', '2', '3', '4', '5'], does: t('Choose 1, 3, 5, 7 or 10 bombs') },
    { caps: ['H'], does: t('Halve the bet') },
    { caps: ['D'], does: t('Double the bet') },
  ];
}
