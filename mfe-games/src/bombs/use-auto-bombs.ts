import { useState } from 'react';
import { useAutoBet, type AutoBet, type AutoTable } from '../auto-bet/use-auto-bet.ts';
import type { Bet } from '../table/use-bet.ts';
import type { BombCount } from './bomb-count.ts';
import type { Bombs } from './use-bombs.ts';

const TILES = 25;

export interface AutoBombs extends AutoBet {
  /** To open in each round, in this order, before the cash-out. */
  tiles: readonly number[];
  setTiles: (tiles: number[]) => void;
}

interface BombsTable extends Pick<AutoTable, 'mayPlay' | 'rtp'> {
  bombs: Bombs;
  bet: Bet;
  bombCount: BombCount;
}

/** Auto-bet at Bombs: opens the same tiles in each round, then cashes out. */
export function useAutoBombs({ bombs, bet, bombCount, ...table }: BombsTable): AutoBombs {
  const [chosen, setTiles] = useState<number[]>([]);
  // With more bombs there are fewer gems.
  const tiles = chosen.slice(0, TILES - bombCount);
  const { phase, game, problem } = bombs;
  const auto = useAutoBet({
    ...table,
    phase,
    game,
    hasFailed: problem !== null,
    start: async (betAmount) => {
      const refusal = await bombs.start(betAmount, bombCount, true);
      if (refusal) bet.refuse(refusal);
      return refusal !== null;
    },
    act: () => {
      const next = tiles.find((tile) => !game?.revealed.includes(tile));
      return next === undefined ? bombs.cashOut() : bombs.reveal(next);
    },
  });
  return { ...auto, tiles, setTiles };
}
