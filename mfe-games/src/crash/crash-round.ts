import type { Failure } from '@facet/remote-kit';
import type { CashedOutCrash, CrashGame } from '../api/games-api.ts';
import { narrowed, type Began } from './clock.ts';

type Phase = 'loading' | 'away' | 'idle' | 'running' | 'won' | 'lost';

/** What this tab knows of the member's round. */
export interface CrashRound {
  phase: Phase;
  /** The round that runs, or the one that has just ended. */
  game: CrashGame | null;
  /** Between what moments of this browser's clock it began, as far as answers have told. */
  began: Began;
  /** Why it could not be asked. */
  failure: Failure | null;
}

export type CrashEvent =
  | { type: 'found'; game: CrashGame | null; began: Began }
  | { type: 'told'; began: Began }
  | { type: 'unreachable'; failure: Failure }
  | { type: 'ended'; game: CrashGame }
  | { type: 'cashedOut'; answer: CashedOutCrash }
  | { type: 'cleared' };

const IDLE: CrashRound = { phase: 'idle', game: null, began: { earliestMs: 0, latestMs: 0 }, failure: null };

export const UNKNOWN: CrashRound = { ...IDLE, phase: 'loading' };

/** What the round is after something happened. Pure. */
export function nextCrashRound(round: CrashRound, event: CrashEvent): CrashRound {
  switch (event.type) {
    case 'found':
      return event.game ? { ...IDLE, phase: phaseOf(event.game), game: event.game, began: event.began } : IDLE;
    case 'told':
      return round.phase === 'running' ? { ...round, began: narrowed(round.began, event.began) } : round;
    case 'unreachable':
      return { ...IDLE, phase: 'away', failure: event.failure };
    case 'ended':
      return { ...IDLE, phase: phaseOf(event.game), game: event.game };
    case 'cashedOut':
      if (!round.game) return round;
      return { ...IDLE, phase: 'won', game: { ...round.game, ...event.answer, state: 'won' } };
    case 'cleared':
      return IDLE;
    default:
      return event satisfies never;
  }
}

function phaseOf({ state }: CrashGame): Phase {
  return state === 'open' ? 'running' : state;
}
