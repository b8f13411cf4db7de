import { Button, Card, classes, ErrorCard, formatAmount, Skeleton, Text } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { payoutAt, percent, times } from '../table/bet.ts';
import { stepChance } from '../table/chance.ts';
import { Board } from './board.tsx';
import type { TileFace } from './tile.tsx';
import type { Bombs } from './use-bombs.ts';
import styles from './bombs.module.css';

export interface StageProps {
  bombs: Bombs;
  rules: BombsRules | undefined;
  betHundredths: bigint;
  /** The start button, or what stands in its place. */
  starter: React.ReactNode;
}

/** The board with the multiplier above it and the button below. */
export function Stage({ bombs, rules, betHundredths, starter }: StageProps) {
  const { phase, game, failure } = bombs;
  if (phase === 'away')
    return (
      <ErrorCard as="h2" title="The game did not load" onRetry={bombs.reload}>
        {failure}
      </ErrorCard>
    );
  return (
    <Card aria-label="Bombs" className={styles.stage}>
      {phase === 'loading' ? <Skeleton height={64} /> : <Meter bombs={bombs} rules={rules} />}
      <Board faceOf={(tile) => faceOf(bombs, tile)} onReveal={(tile) => void bombs.reveal(tile)} isPlaying={phase === 'playing'} />
      <div aria-live="polite">{announcement(bombs)}</div>
      {phase === 'playing' && game && (
        <Button variant="primary" size="large" wide disabled={game.revealed.length === 0} onClick={bombs.cashOut}>
          {game.revealed.length === 0 ? 'Open a tile to begin' : `Cash out ${formatAmount(payoutAt(betHundredths, game.multiplier))}`}
        </Button>
      )}
      {(phase === 'won' || phase === 'lost') && (
        <Button variant="primary" size="large" wide onClick={bombs.playAgain}>
          Play Again
        </Button>
      )}
      {(phase === 'idle' || phase === 'loading') && starter}
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

function Meter({ bombs: { phase, game }, rules }: { bombs: Bombs; rules: BombsRules | undefined }) {
  if (phase === 'lost' && game)
    return (
      <div className={classes(styles.verdict, styles.isLost)}>
        <strong>BOOM! You hit a bomb!</strong>
        <Text tone="muted">Lost {game.betAmount} R$</Text>
      </div>
    );
  if (phase === 'won' && game)
    return (
      <div className={classes(styles.verdict, styles.isWon)}>
        <strong>Cashed out at {times(game.multiplier)}</strong>
        <Text tone="muted">{game.winAmount} R$ are on your balance</Text>
      </div>
    );
  const now = game?.multiplier ?? 1;
  const next = rules?.multipliers[game?.bombCount ?? 0]?.[game?.revealed.length ?? 0];
  return (
    <div className={styles.meter}>
      <div>
        <Text tone="muted">Multiplier</Text>
        <span className={styles.figure}>{times(now)}</span>
      </div>
      {rules && next !== undefined && (
        <div>
          <Text tone="muted">Next gem, {percent(stepChance(Math.max(now, 1e-9), next, rules.rtp))} likely</Text>
          <span className={styles.next}>{times(next)}</span>
        </div>
      )}
    </div>
  );
}

function announcement({ phase, game }: Bombs): React.ReactNode {
  if (phase === 'playing' && game && game.revealed.length > 0)
    return <Text size={12} tone="muted">{`Gem. ${game.revealed.length} safe, now ${times(game.multiplier)}.`}</Text>;
  return null;
}
