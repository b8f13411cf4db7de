import type { Failure } from '@facet/remote-kit';
import type { BombsGame, CashedOutBombs, RevealedTile, Round } from '../api/games-api.ts';

/** loading: whether a round is open is not known yet; away: it could not be asked. */
type Phase = 'loading' | 'away' | 'idle' | 'playing' | 'won' | 'lost';

/** What this tab knows of the member's round. */
export interface BombsRound {
  phase: Phase;
  /** The round that is open, or the one that has just ended. */
  game: BombsGame | null;
  /** The tile that ended it. */
  bombTile: number | null;
  /** The tile whose answer is awaited. */
  pendingTile: number | null;
  /** Why it could not be asked. */
  failure: Failure | null;
}

export type BombsEvent =
  | { type: 'found'; game: BombsGame | null }
  | { type: 'unreachable'; failure: Failure }
  | { type: 'started'; game: BombsGame }
  | { type: 'opening'; tile: number }
  | { type: 'notOpened' }
  | { type: 'opened'; tile: number; answer: RevealedTile }
  | { type: 'cashedOut'; answer: CashedOutBombs }
  | { type: 'endedElsewhere'; round: Round }
  | { type: 'cleared' };

const IDLE: BombsRound = { phase: 'idle', game: null, bombTile: null, pendingTile: null, failure: null };

export const UNKNOWN: BombsRound = { ...IDLE, phase: 'loading' };

/** What the round is after something happened. Pure. */
export function nextBombsRound(round: BombsRound, event: BombsEvent): BombsRound {
  switch (event.type) {
    case 'found':
      return event.game ? { ...IDLE, phase: 'playing', game: event.game } : IDLE;
    case 'unreachable':
      return { ...IDLE, phase: 'away', failure: event.failure };
    case 'started':
      return { ...IDLE, phase: 'playing', game: event.game };
    case 'opening':
      return { ...round, pendingTile: event.tile };
    case 'notOpened':
      return { ...round, pendingTile: null };
    case 'opened':
      return opened(round, event.tile, event.answer);
    case 'cashedOut':
      return round.game ? { ...IDLE, phase: 'won', game: { ...round.game, ...event.answer } } : round;
    case 'endedElsewhere':
      return endedElsewhere(round, event.round);
    case 'cleared':
      return IDLE;
    default:
      return event satisfies never;
  }
}

function opened({ game }: BombsRound, tile: number, { won, ...answer }: RevealedTile): BombsRound {
  if (!game) return IDLE;
  const next = { ...IDLE, game: { ...game, ...answer } };
  if (!won) return { ...next, phase: 'lost', bombTile: tile };
  // The last safe tile cashes out by itself.
  return { ...next, phase: answer.winAmount === null ? 'playing' : 'won' };
}

function endedElsewhere({ game }: BombsRound, { outcome, revealed, multiplier, bombTile, bombPositions, winAmount, serverSeed }: Round) {
  if (!game || (outcome !== 'won' && outcome !== 'lost')) return IDLE;
  const ended = { ...game, revealed, multiplier: multiplier ?? game.multiplier, bombPositions, winAmount, serverSeed };
  return { ...IDLE, phase: outcome, game: ended, bombTile };
}
