import { classes, Text, VisuallyHidden } from '@facet/ui';
import { times } from '../table/bet.ts';
import { Result } from '../table/result.tsx';
import { t } from '../texts.ts';
import { reachedAfterMs } from './curve.ts';
import type { Crash } from './use-crash.ts';
import { useLiveMultiplier } from './use-live-multiplier.ts';
import styles from './crash.module.css';

/** The multiplier of this moment; of an ended round, how it ended. */
export function CrashHead({ crash, growthPerSecond }: { crash: Crash; growthPerSecond: number }) {
  const { phase, game } = crash;
  const isOver = phase === 'won' || phase === 'lost';
  const settled = (phase === 'won' ? game?.multiplier : game?.crashPoint) ?? 1;
  const time = seconds(reachedAfterMs(settled, growthPerSecond));
  return (
    <div className={styles.head}>
      {phase === 'running' && <Live crash={crash} growthPerSecond={growthPerSecond} />}
      {phase !== 'running' && (
        <b className={classes(styles.figure, phase === 'lost' && styles.isLost, phase === 'won' && styles.isWon)}>{times(settled)}</b>
      )}
      <Result outcome={isOver ? phase : null} betAmount={game?.betAmount ?? '0.00'} winAmount={game?.winAmount ?? null}>
        {phase === 'lost' && game && t('Crashed after {time}. Lost {betAmount} R$', { time, betAmount: game.betAmount })}
        {phase === 'won' && game && (
          <>
            <span>{t('You won {winAmount} R$!', { winAmount: game.winAmount ?? '0.00' })}</span>{' '}
            <span>{t('Cashed out after {time}', { time })}</span>
          </>
        )}
      </Result>
    </div>
  );
}

/** Screen readers hear that it runs, not each frame of it. */
function Live({ crash: { elapsedMs }, growthPerSecond }: { crash: Crash; growthPerSecond: number }) {
  const { multiplier, nowMs } = useLiveMultiplier(elapsedMs, growthPerSecond);
  return (
    <>
      <VisuallyHidden as="output">{t('The round runs')}</VisuallyHidden>
      <b className={styles.figure}>{times(multiplier)}</b>
      <Text tone="muted" figures>
        {seconds(nowMs)}
      </Text>
    </>
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
