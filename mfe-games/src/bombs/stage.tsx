import type { ReactNode } from 'react';
import { Button, Card, ErrorCard, formatAmount, Skeleton, toHundredths, VisuallyHidden } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { payoutAt, times } from '../table/bet.ts';
import { t } from '../texts.ts';
import type { BombCount } from './bomb-count.ts';
import { Board } from './board.tsx';
import { Meter } from './meter.tsx';
import type { TileFace } from './tile.tsx';
import type { Bombs } from './use-bombs.ts';
import styles from './bombs.module.css';

export interface StageProps {
  bombs: Bombs;
  rules: BombsRules | undefined;
  /** Of the next round. */
  bombCount: BombCount;
  /** Why he cannot play; stands in the meter's place. */
  notice: ReactNode;
  starter: ReactNode;
}

/** The board with the multiplier above it and the button below. */
export function Stage({ bombs, rules, bombCount, notice, starter }: StageProps) {
  const { phase } = bombs;
  if (phase === 'away')
    return (
      <ErrorCard as="h2" title={t('The game did not load')} onRetry={bombs.reload} requestId={bombs.failure?.requestId}>
        {bombs.failure?.description}
      </ErrorCard>
    );
  const isOver = phase === 'won' || phase === 'lost';
  return (
    <Card aria-label={t('Bombs')} className={styles.stage}>
      {phase === 'loading' && <Skeleton height={64} />}
      {phase !== 'loading' && ((!isOver && notice) || <Meter round={bombs} rules={rules} bombCount={bombCount} />)}
      <Board faceOf={(tile) => faceOf(bombs, tile)} onReveal={(tile) => void bombs.reveal(tile)} isPlaying={phase === 'playing'} />
      <VisuallyHidden as="output">{announcement(bombs)}</VisuallyHidden>
      {phase === 'playing' && <CashOut bombs={bombs} />}
      {isOver && (
        <Button size="large" wide onClick={bombs.playAgain}>
          {t('Play Again')}
        </Button>
      )}
      {(phase === 'idle' || phase === 'loading') && starter}
    </Card>
  );
}

function CashOut({ bombs: { game, cashOut } }: { bombs: Bombs }) {
  if (!game) return null;
  const isEmpty = game.revealed.length === 0;
  return (
    <Button variant="primary" size="large" wide disabled={isEmpty} onClick={cashOut}>
      {isEmpty
        ? t('Open a tile to begin')
        : t('Cash out {amount}', { amount: formatAmount(payoutAt(toHundredths(game.betAmount) ?? 0n, game.multiplier)) })}
    </Button>
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
