import { useAutoBet, type AutoBet, type AutoTable } from '../auto-bet/use-auto-bet.ts';
import type { Bet } from '../table/use-bet.ts';
import type { Crash } from './use-crash.ts';

export interface AutoCrash extends Pick<AutoTable, 'mayPlay' | 'rtp'> {
  crash: Crash;
  bet: Bet;
  autoCashout: number | null;
}

/** Auto-bet at Crash: the service cashes each round out. */
export function useAutoCrash({ crash, bet, autoCashout, ...table }: AutoCrash): AutoBet {
  const { phase, game, problem } = crash;
  return useAutoBet({
    ...table,
    phase,
    game,
    hasFailed: problem !== null,
    start: async (betAmount) => {
      const refusal = await crash.start(betAmount, autoCashout, true);
      if (refusal) bet.refuse(refusal);
      return refusal !== null;
    },
    act: null,
  });
}
