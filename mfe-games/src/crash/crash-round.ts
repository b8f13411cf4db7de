import type { Failure } from '@facet/remote-kit';
import type { CashedOutCrash, CrashGame } from '../api/games-api.ts';

type Phase = 'loading' | 'away' | 'idle' | 'running' | 'won' | 'lost';

/** What this tab knows of the member's round. */
export interface CrashRound {
  phase: Phase;
  /** The round that runs, or the one that has just ended. */
  game: CrashGame | null;
  /** What this browser's `performance.now()` was when it began, as well as that can be told. */
  beganAtMs: number;
  /** Why it could not be asked. */
  failure: Failure | null;
}

export type CrashEvent =
  | { type: 'found'; game: CrashGame | null; beganAtMs: number }
  | { type: 'unreachable'; failure: Failure }
  | { type: 'ended'; game: CrashGame }
  | { type: 'cashedOut'; answer: CashedOutCrash; afterMs: number }
  | { type: 'cleared' };

const IDLE: CrashRound = { phase: 'idle', game: null, beganAtMs: 0, failure: null };

export const UNKNOWN: CrashRound = { ...IDLE, phase: 'loading' };

/** What the round is after something happened. Pure. */
export function nextCrashRound(round: CrashRound, event: CrashEvent): CrashRound {
  switch (event.type) {
    case 'found':
      return event.game ? { ...IDLE, phase: phaseOf(event.game), game: event.game, beganAtMs: event.beganAtMs } : IDLE;
    case 'unreachable':
      return { ...IDLE, phase: 'away', failure: event.failure };
    case 'ended':
      return { ...IDLE, phase: phaseOf(event.game), game: event.game };
    case 'cashedOut':
      if (!round.game) return round;
      return { ...IDLE, phase: 'won', game: { ...round.game, ...event.answer, state: 'won', elapsedMs: event.afterMs } };
    case 'cleared':
      return IDLE;
    default:
      return event satisfies never;
  }
}

function phaseOf({ state }: CrashGame): Phase {
  return state === 'open' ? 'running' : state;
}
