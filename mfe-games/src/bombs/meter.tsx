import { formatAmount, Text } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { percent, times } from '../table/bet.ts';
import { nextGemChance } from '../table/chance.ts';
import { Gain } from '../table/gain.tsx';
import { Verdict } from '../table/verdict.tsx';
import { t, Trans } from '../texts.ts';
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
      <Verdict tone="lost" title={t('BOOM! You hit a bomb!')}>
        {t('Lost {betAmount} R$', { betAmount: game.betAmount })}
      </Verdict>
    );
  if (phase === 'won' && game)
    return (
      <Verdict tone="won" title={t('Cashed out {amount}', { amount: formatAmount(game.winAmount ?? '0.00') })}>
        <Trans
          id="{multiplier} on {betAmount}, {gain}"
          values={{
            multiplier: times(game.multiplier),
            betAmount: formatAmount(game.betAmount),
            gain: <Gain betAmount={game.betAmount} winAmount={game.winAmount ?? '0.00'} />,
          }}
        />
      </Verdict>
    );
  const now = game?.multiplier ?? 1;
  const opened = game?.revealed.length ?? 0;
  const multipliers = rules?.multipliers[game?.bombCount ?? bombCount] ?? [];
  const next = multipliers[opened];
  const chance = nextGemChance(multipliers, opened, rules?.rtp ?? 0);
  return (
    <div className={styles.meter}>
      <div>
        <Text tone="muted">{t('Multiplier')}</Text>
        <span className={styles.figure}>{times(now)}</span>
      </div>
      {next !== undefined && chance !== undefined && (
        <div>
          <Text tone="muted">
            {t(opened === 0 ? 'First gem, {chance} likely' : 'Next gem, {chance} likely', { chance: percent(chance) })}
          </Text>
          <span className={styles.next}>{times(next)}</span>
        </div>
      )}
    </div>
  );
}
