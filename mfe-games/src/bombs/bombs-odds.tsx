import { hundredthsOf } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { AutoBetButton } from '../auto-bet/auto-bet-button.tsx';
import { Odds } from '../table/odds.tsx';
import type { Bet } from '../table/use-bet.ts';
import { TilesToOpen } from './tiles-to-open.tsx';
import type { AutoBombs } from './use-auto-bombs.ts';

export interface BombsOddsProps {
  auto: AutoBombs;
  bet: Bet;
  bombCount: number;
  rules: BombsRules | undefined;
  /** Of the round that runs, or what auto-bet repeats. */
  running: { betAmount: string } | null;
  mayPlay: boolean;
}

/** What a bet returns, and where it is repeated. */
export function BombsOdds({ auto, bet, bombCount, rules, running, mayPlay }: BombsOddsProps) {
  return (
    <>
      <Odds rules={rules} betHundredths={running ? hundredthsOf(running.betAmount) : bet.hundredths} />
      <AutoBetButton
        isOff={running !== null || !mayPlay}
        bet={bet}
        rtp={rules?.rtp}
        isReady={auto.tiles.length > 0}
        onStart={(plan) => bet.take() !== null && auto.begin(plan)}
      >
        {rules && <TilesToOpen tiles={auto.tiles} onTiles={auto.setTiles} bombCount={bombCount} rules={rules} />}
      </AutoBetButton>
    </>
  );
}
