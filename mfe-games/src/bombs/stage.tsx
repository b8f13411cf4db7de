import type { ReactNode } from 'react';
import { Card, ErrorCard, Skeleton, VisuallyHidden } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { times } from '../table/bet.ts';
import { Problem } from '../table/problem.tsx';
import { t } from '../texts.ts';
import { Board } from './board.tsx';
import { Meter } from './meter.tsx';
import { Strip } from './strip.tsx';
import type { TileFace } from './tile.tsx';
import type { Bombs } from './use-bombs.ts';
import styles from './bombs.module.css';

export interface StageProps {
  bombs: Bombs;
  /** Auto-bet opens the tiles. */
  isLocked: boolean;
  rules: BombsRules | undefined;
  /** Of the round that runs or has just ended, else of the next one. */
  bombCount: number;
  /** On phones: bet and bombs. */
  betLine: ReactNode;
  /** Why they cannot play; stands in the meter's place. */
  notice: ReactNode;
  acts: ReactNode;
  /** Below the button. */
  foot: ReactNode;
}

/** The board with the multiplier above it and the button below. */
export function Stage({ bombs, isLocked, rules, bombCount, betLine, notice, acts, foot }: StageProps) {
  const { phase, game } = bombs;
  if (phase === 'away')
    return (
      <ErrorCard as="h2" title={t('The game did not load')} onRetry={bombs.reload} requestId={bombs.failure?.requestId}>
        {bombs.failure?.description}
      </ErrorCard>
    );
  const isOver = phase === 'won' || phase === 'lost';
  return (
    <Card aria-label={t('Bombs')} className={styles.stage}>
      {betLine}
      <div className={styles.above}>
        {(!isOver && notice) ||
          (phase === 'loading' ? (
            <div className={styles.meter}>
              <Skeleton height={52} />
            </div>
          ) : (
            <Meter round={bombs} rules={rules} bombCount={bombCount} />
          ))}
        <Strip rules={rules} bombCount={bombCount} opened={game?.revealed.length ?? 0} goesOn={!isOver} />
      </div>
      <Board
        faceOf={(tile) => faceOf(bombs, tile)}
        onReveal={(tile) => void bombs.reveal(tile)}
        isPlaying={phase === 'playing' && !isLocked}
      />
      <VisuallyHidden as="output">{announcement(bombs)}</VisuallyHidden>
      {acts}
      <Problem words={bombs.problem} />
      {foot}
    </Card>
  );
}

function faceOf({ phase, game, bombTile, pendingTile }: Bombs, tile: number): TileFace {
  if (game?.revealed.includes(tile)) return 'gem';
  if (tile === bombTile) return 'hit';
  if (tile === pendingTile) return 'pending';
  if (game?.bombPositions?.includes(tile)) return 'bomb';
  return phase === 'won' || phase === 'lost' ? 'unopened' : 'hidden';
}

function announcement({ phase, game }: Bombs): string {
  if (phase === 'playing' && game && game.revealed.length > 0)
    return t('Gem. {safe} safe, now {multiplier}.', { safe: game.revealed.length, multiplier: times(game.multiplier) });
  return '';
}
