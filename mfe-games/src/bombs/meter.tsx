import { Text } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { percent, times } from '../table/bet.ts';
import { nextGemChance } from '../table/chance.ts';
import { Result } from '../table/result.tsx';
import { t } from '../texts.ts';
import type { BombsRound } from './bombs-round.ts';
import styles from './bombs.module.css';

export interface MeterProps {
  round: BombsRound;
  rules: BombsRules | undefined;
  bombCount: number;
}

/** The multiplier now and after the next gem; of an ended round, how it ended. */
export function Meter({ round: { phase, game }, rules, bombCount }: MeterProps) {
  const opened = game?.revealed.length ?? 0;
  const multipliers = rules?.multipliers[bombCount] ?? [];
  const next = multipliers[opened];
  const chance = nextGemChance(multipliers, opened, rules?.rtp ?? 0);
  const isOver = phase === 'won' || phase === 'lost';
  return (
    <div className={styles.meter}>
      {!isOver && (
        <div>
          <Text tone="muted">{t('Multiplier')}</Text>
          <span className={styles.figure}>{times(game?.multiplier ?? 1)}</span>
        </div>
      )}
      {!isOver && next !== undefined && chance !== undefined && (
        <div className={styles.ahead}>
          <Text tone="muted">
            {t(opened === 0 ? 'First gem: {chance} chance' : 'Next gem: {chance} chance', { chance: percent(chance) })}
          </Text>
          <span className={styles.next}>{times(next)}</span>
        </div>
      )}
      <Result outcome={isOver ? phase : null} betAmount={game?.betAmount ?? '0.00'} winAmount={game?.winAmount ?? null}>
        {phase === 'lost' && game && t('BOOM! You hit a bomb! Lost {betAmount} R$', { betAmount: game.betAmount })}
        {phase === 'won' && game && (
          <>
            <span>{t('You won R$ {winAmount}!', { winAmount: game.winAmount ?? '0.00' })}</span>{' '}
            <span>{t('Cashed out at {multiplier}', { multiplier: times(game.multiplier) })}</span>
          </>
        )}
      </Result>
    </div>
  );
}
