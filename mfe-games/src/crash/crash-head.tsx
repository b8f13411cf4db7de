import { classes, Text, VisuallyHidden } from '@facet/ui';
import { times } from '../table/bet.ts';
import { Result } from '../table/result.tsx';
import { t } from '../texts.ts';
import type { CrashRound } from './crash-round.ts';
import type { Point } from './drawn.ts';
import { useLiveText } from './use-live-text.ts';
import styles from './crash.module.css';

/** The multiplier of this moment; of an ended round, how it ended. */
export function CrashHead({ round: { phase, game }, drawnTo }: { round: CrashRound; drawnTo: () => Point }) {
  const isOver = phase === 'won' || phase === 'lost';
  return (
    <div className={styles.head}>
      {phase === 'running' ? <Live drawnTo={drawnTo} /> : <Still phase={phase} multiplier={drawnTo().multiplier} />}
      <Result outcome={isOver ? phase : null} betAmount={game?.betAmount ?? '0.00'} winAmount={game?.winAmount ?? null}>
        {phase === 'lost' &&
          game &&
          t('Crashed after {time}. You lost R$ {betAmount}', { time: seconds(drawnTo()), betAmount: game.betAmount })}
        {phase === 'won' && game && (
          <>
            <span>{t('You won R$ {winAmount}!', { winAmount: game.winAmount ?? '0.00' })}</span>{' '}
            <span>{t('Cashed out after {time}', { time: seconds(drawnTo()) })}</span>
          </>
        )}
      </Result>
    </div>
  );
}

function Still({ phase, multiplier }: { phase: CrashRound['phase']; multiplier: number }) {
  return <b className={classes(styles.figure, phase === 'lost' && styles.isLost, phase === 'won' && styles.isWon)}>{times(multiplier)}</b>;
}

/** Screen readers hear that it runs, not each frame of it. */
function Live({ drawnTo }: { drawnTo: () => Point }) {
  const multiplier = useLiveText(drawnTo, (point) => times(point.multiplier));
  const elapsed = useLiveText(drawnTo, seconds);
  return (
    <>
      <VisuallyHidden as="output">{t('The round runs')}</VisuallyHidden>
      <b className={styles.figure}>{multiplier}</b>
      <Text tone="muted" figures>
        {elapsed}
      </Text>
    </>
  );
}

function seconds({ ms }: Point): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
