import { classes, formatAmount, Text, VisuallyHidden } from '@facet/ui';
import { times } from '../table/bet.ts';
import { Gain } from '../table/gain.tsx';
import { t, Trans } from '../texts.ts';
import type { Crash } from './use-crash.ts';
import { useLiveMultiplier } from './use-live-multiplier.ts';
import styles from './crash.module.css';

/** The multiplier of this moment; of an ended round, how it ended. */
export function CrashHead({ crash, growthPerSecond }: { crash: Crash; growthPerSecond: number }) {
  const { phase, game, elapsedMs } = crash;
  if (phase === 'running') return <Live elapsedMs={elapsedMs} growthPerSecond={growthPerSecond} />;
  if (phase === 'lost' && game)
    return (
      <output className={styles.head}>
        <b className={classes(styles.figure, styles.isLost)}>{times(game.crashPoint ?? 1)}</b>
        <Text tone="muted" figures>
          {t('Crashed after {time}. Lost {betAmount} R$', { time: seconds(game.elapsedMs), betAmount: game.betAmount })}
        </Text>
      </output>
    );
  if (phase === 'won' && game)
    return (
      <output className={styles.head}>
        <b className={classes(styles.figure, styles.isWon)}>{times(game.multiplier ?? 1)}</b>
        <Text tone="muted" figures>
          <Trans
            id="Cashed out {amount}, {gain}. It was to crash at {multiplier}."
            values={{
              amount: formatAmount(game.winAmount ?? '0.00'),
              gain: <Gain betAmount={game.betAmount} winAmount={game.winAmount ?? '0.00'} />,
              multiplier: times(game.crashPoint ?? 1),
            }}
          />
        </Text>
      </output>
    );
  return (
    <div className={styles.head}>
      <b className={styles.figure}>{times(1)}</b>
    </div>
  );
}

/** Screen readers hear that it runs, not each frame of it. */
function Live({ elapsedMs, growthPerSecond }: { elapsedMs: () => number; growthPerSecond: number }) {
  const { multiplier, nowMs } = useLiveMultiplier(elapsedMs, growthPerSecond);
  return (
    <div className={styles.head}>
      <VisuallyHidden as="output">{t('The round runs')}</VisuallyHidden>
      <b className={styles.figure}>{times(multiplier)}</b>
      <Text tone="muted" figures>
        {seconds(nowMs)}
      </Text>
    </div>
  );
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
