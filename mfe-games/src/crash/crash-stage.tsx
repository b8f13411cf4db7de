import { useSyncExternalStore, type ReactNode } from 'react';
import { Button, Card, classes, ErrorCard, formatAmount, Skeleton, Text } from '@facet/ui';
import type { CrashRules } from '../api/games-api.ts';
import { payoutAt, times } from '../table/bet.ts';
import { CurveCanvas } from './curve-canvas.tsx';
import { LiveMultiplier, useLiveMultiplier } from './live-multiplier.tsx';
import type { Crash } from './use-crash.ts';
import styles from './crash.module.css';

const DEFAULT_GROWTH = 0.06;

export interface CrashStageProps {
  crash: Crash;
  rules: CrashRules | undefined;
  betHundredths: bigint;
  starter: ReactNode;
}

/** The curve with its figure above and the button below. */
export function CrashStage({ crash, rules, betHundredths, starter }: CrashStageProps) {
  const { phase, game, failure, elapsedMs } = crash;
  const growthPerSecond = rules?.growthPerSecond ?? DEFAULT_GROWTH;
  const isStill = useReducedMotion();
  if (phase === 'away')
    return (
      <ErrorCard as="h2" title="The game did not load" onRetry={crash.reload}>
        {failure}
      </ErrorCard>
    );
  const isRunning = phase === 'running';
  return (
    <Card aria-label="Crash" className={styles.stage}>
      {phase === 'loading' && <Skeleton height={64} />}
      {isRunning && <LiveMultiplier growthPerSecond={growthPerSecond} elapsedMs={elapsedMs} isRunning />}
      {(phase === 'won' || phase === 'lost') && game && <Verdict crash={crash} />}
      {phase === 'idle' && <span className={styles.figure}>1.00x</span>}
      {phase !== 'loading' && (
        <CurveCanvas
          growthPerSecond={growthPerSecond}
          elapsedMs={phase === 'idle' ? nothing : elapsedMs}
          isMoving={isRunning && !isStill}
          isOver={phase === 'won' || phase === 'lost'}
        />
      )}
      {isRunning && <CashOutButton crash={crash} growthPerSecond={growthPerSecond} betHundredths={betHundredths} />}
      {(phase === 'won' || phase === 'lost') && (
        <Button variant="primary" size="large" wide onClick={crash.playAgain}>
          Play Again
        </Button>
      )}
      {(phase === 'idle' || phase === 'loading') && starter}
    </Card>
  );
}

function CashOutButton({ crash, growthPerSecond, betHundredths }: { crash: Crash; growthPerSecond: number; betHundredths: bigint }) {
  const { multiplier } = useLiveMultiplier({ growthPerSecond, elapsedMs: crash.elapsedMs, isRunning: true });
  return (
    <Button variant="primary" size="large" wide aria-label="Cash out now" onClick={crash.cashOut}>
      Cash out {formatAmount(payoutAt(betHundredths, multiplier))}
    </Button>
  );
}

function Verdict({ crash: { phase, game } }: { crash: Crash }) {
  if (!game) return null;
  const hasWon = phase === 'won';
  return (
    <output className={classes(styles.verdict, hasWon ? styles.isWon : styles.isLost)}>
      <strong>{hasWon ? `Cashed out at ${times(game.multiplier ?? 1)}` : `Crashed at ${times(game.crashPoint ?? 1)}`}</strong>
      <Text tone="muted">
        {hasWon ? `${game.winAmount} R$ are on your balance. It crashed at ${times(game.crashPoint ?? 1)}.` : `Lost ${game.betAmount} R$`}
      </Text>
    </output>
  );
}

function nothing(): number {
  return 0;
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

function query(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;
}
