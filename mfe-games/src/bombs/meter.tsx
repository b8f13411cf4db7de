import { formatAmount, Text } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { percent, times } from '../table/bet.ts';
import { stepChance } from '../table/chance.ts';
import { Gain } from '../table/gain.tsx';
import { Verdict } from '../table/verdict.tsx';
import type { BombCount } from './bomb-count.ts';
import type { BombsRound } from './bombs-round.ts';
import styles from './bombs.module.css';

export interface MeterProps {
  round: BombsRound;
  rules: BombsRules | undefined;
  /** Of the next round. */
  bombCount: BombCount;
}

/** The multiplier now and after the next gem; of an ended round, how it ended. */
export function Meter({ round: { phase, game }, rules, bombCount }: MeterProps) {
  if (phase === 'lost' && game)
    return (
      <Verdict tone="lost" title="BOOM! You hit a bomb!">
        Lost {game.betAmount} R$
      </Verdict>
    );
  if (phase === 'won' && game)
    return (
      <Verdict tone="won" title={`Cashed out ${formatAmount(game.winAmount ?? '0.00')}`}>
        {times(game.multiplier)} on {formatAmount(game.betAmount)}, <Gain betAmount={game.betAmount} winAmount={game.winAmount ?? '0.00'} />
      </Verdict>
    );
  const now = game?.multiplier ?? 1;
  const opened = game?.revealed.length ?? 0;
  const next = rules?.multipliers[game?.bombCount ?? bombCount]?.[opened];
  return (
    <div className={styles.meter}>
      <div>
        <Text tone="muted">Multiplier</Text>
        <span className={styles.figure}>{times(now)}</span>
      </div>
      {rules && next !== undefined && (
        <div>
          <Text tone="muted">
            {opened === 0 ? 'First gem' : 'Next gem'}, {percent(stepChance(now, next, rules.rtp))} likely
          </Text>
          <span className={styles.next}>{times(next)}</span>
        </div>
      )}
    </div>
  );
}
