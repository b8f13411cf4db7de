import { hundredthsOf } from '@facet/ui';
import { AutoBetButton } from '../auto-bet/auto-bet-button.tsx';
import type { AutoBet } from '../auto-bet/use-auto-bet.ts';
import { Odds } from '../table/odds.tsx';
import type { Bet } from '../table/use-bet.ts';
import { AutoField, type AutoFieldProps } from './auto-field.tsx';
import { ConnectionNote } from './connection-note.tsx';

export interface CrashOddsProps extends AutoFieldProps {
  autoBet: AutoBet;
  bet: Bet;
  mayPlay: boolean;
}

/** What a bet returns, what decides a cash-out, and where a bet is repeated. */
export function CrashOdds({ autoBet, bet, mayPlay, ...autoField }: CrashOddsProps) {
  const { rules, running, auto } = autoField;
  return (
    <>
      <Odds rules={rules} betHundredths={running ? hundredthsOf(running.betAmount) : bet.hundredths} />
      <ConnectionNote />
      <AutoBetButton
        isOff={running !== null || !mayPlay}
        bet={bet}
        rtp={rules?.rtp}
        isReady={auto.multiplier !== null}
        onStart={(plan) => bet.take() !== null && autoBet.begin(plan)}
      >
        <AutoField {...autoField} isRequired />
      </AutoBetButton>
    </>
  );
}
