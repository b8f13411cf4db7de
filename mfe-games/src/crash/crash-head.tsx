import { classes, Text, VisuallyHidden } from '@facet/ui';
import { times } from '../table/bet.ts';
import { Result } from '../table/result.tsx';
import { t } from '../texts.ts';
import type { CrashRound } from './crash-round.ts';
import type { Point } from './drawn.ts';
import { LiveText } from './live-text.tsx';
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
  return (
    <>
      <VisuallyHidden as="output">{t('The round is running')}</VisuallyHidden>
      <b className={styles.figure}>
        <LiveText drawnTo={drawnTo} textOf={multiplierText} />
      </b>
      <Text tone="muted" figures>
        <LiveText drawnTo={drawnTo} textOf={seconds} />
      </Text>
    </>
  );
}

function multiplierText({ multiplier }: Point): string {
  return times(multiplier);
}

function seconds({ ms }: Point): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
