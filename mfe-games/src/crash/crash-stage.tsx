import type { ReactNode } from 'react';
import { Button, Card, ErrorCard, formatAmount, Skeleton, toHundredths } from '@facet/ui';
import { payoutAt } from '../table/bet.ts';
import { t } from '../texts.ts';
import { CrashHead } from './crash-head.tsx';
import { CurveCanvas } from './curve-canvas.tsx';
import { useLiveMultiplier } from './use-live-multiplier.ts';
import type { Crash } from './use-crash.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import styles from './crash.module.css';

const USUAL_GROWTH = 0.06;

export interface CrashStageProps {
  crash: Crash;
  growthPerSecond: number | undefined;
  /** Why he cannot play; stands in the figure's place. */
  notice: ReactNode;
  starter: ReactNode;
}

/** The curve with its figure above and the button below. */
export function CrashStage({ crash, growthPerSecond = USUAL_GROWTH, notice, starter }: CrashStageProps) {
  const { phase, elapsedMs } = crash;
  const isStill = useReducedMotion();
  if (phase === 'away')
    return (
      <ErrorCard as="h2" title={t('The game did not load')} onRetry={crash.reload} requestId={crash.failure?.requestId}>
        {crash.failure?.description}
      </ErrorCard>
    );
  const isOver = phase === 'won' || phase === 'lost';
  return (
    <Card aria-label={t('Crash')} className={styles.stage}>
      {phase === 'loading' && <Skeleton height={72} />}
      {phase !== 'loading' && ((!isOver && notice) || <CrashHead crash={crash} growthPerSecond={growthPerSecond} />)}
      <CurveCanvas
        growthPerSecond={growthPerSecond}
        elapsedMs={elapsedMs}
        isMoving={phase === 'running' && !isStill}
        end={isOver ? phase : null}
      />
      {phase === 'running' && <CashOutButton crash={crash} growthPerSecond={growthPerSecond} />}
      {isOver && (
        <Button size="large" wide onClick={crash.playAgain}>
          {t('Play Again')}
        </Button>
      )}
      {(phase === 'idle' || phase === 'loading') && starter}
    </Card>
  );
}

function CashOutButton({ crash: { game, cashOut, elapsedMs }, growthPerSecond }: { crash: Crash; growthPerSecond: number }) {
  const { multiplier } = useLiveMultiplier(elapsedMs, growthPerSecond);
  return (
    <Button variant="primary" size="large" wide onClick={cashOut}>
      {t('Cash out {amount}', { amount: formatAmount(payoutAt(toHundredths(game?.betAmount ?? '0') ?? 0n, multiplier)) })}
    </Button>
  );
}
