import type { ReactNode } from 'react';
import { Card, ErrorCard, Skeleton } from '@facet/ui';
import { percent, times } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { Problem } from '../table/problem.tsx';
import { useMedia } from '../table/use-media.ts';
import { t } from '../texts.ts';
import { CrashHead } from './crash-head.tsx';
import { CurveCanvas } from './curve-canvas.tsx';
import type { Crash } from './use-crash.ts';
import styles from './crash.module.css';

export interface CrashStageProps {
  crash: Crash;
  growthPerSecond: number;
  rtp: number | undefined;
  /** Of the next round. */
  autoCashout: number | null;
  /** On phones: bet and automatic cash-out. */
  betLine: ReactNode;
  /** Why they cannot play; stands in the figure's place. */
  notice: ReactNode;
  acts: ReactNode;
  /** Below the button. */
  foot: ReactNode;
}

/** The curve with its figure above and the button below. */
export function CrashStage({ crash, growthPerSecond, rtp, autoCashout, betLine, notice, acts, foot }: CrashStageProps) {
  const { phase, game, drawnTo } = crash;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  if (phase === 'away')
    return (
      <ErrorCard as="h2" title={t('The game did not load')} onRetry={crash.reload} requestId={crash.failure?.requestId}>
        {crash.failure?.description}
      </ErrorCard>
    );
  const auto = game ? game.autoCashout : autoCashout;
  const isOver = phase === 'won' || phase === 'lost';
  return (
    <Card aria-label={t('Crash')} className={styles.stage}>
      {betLine}
      {phase === 'loading' && (
        <div className={styles.head}>
          <Skeleton height={72} />
        </div>
      )}
      {phase !== 'loading' && ((!isOver && notice) || <CrashHead round={crash} drawnTo={drawnTo} />)}
      <CurveCanvas
        growthPerSecond={growthPerSecond}
        drawnTo={drawnTo}
        autoCashout={auto}
        autoLabel={autoLabel(auto, rtp)}
        isEmpty={game === null}
        pace={phase === 'running' ? (isStill ? 'seconds' : 'frames') : null}
        end={isOver ? phase : null}
      />
      {acts}
      <Problem words={crash.problem} />
      {foot}
    </Card>
  );
}

function autoLabel(auto: number | null, rtp: number | undefined): string {
  if (auto === null || rtp === undefined) return '';
  return t('Auto {multiplier}, reached in {share} of rounds', { multiplier: times(auto), share: percent(chanceOf(auto, rtp)) });
}
