export interface AutoPlan {
  rounds: number;
  /** R$, two decimals, and the same in hundredths. */
  betAmount: string;
  betHundredths: bigint;
  /** Null: it does not stop for having won. */
  stopUpHundredths: bigint | null;
  stopDownHundredths: bigint;
  /** What came back on average when it was started. */
  rtp: number;
}

type PauseReason = 'hidden' | 'reminder';
export type EndReason = 'rounds' | 'up' | 'down' | 'member' | 'refused' | 'odds';

/** Bets that repeat themselves, as far as they have come. It lives in this page only: a reload ends it. */
export interface AutoRun {
  status: 'running' | 'paused' | 'over';
  why: PauseReason | EndReason | null;
  plan: AutoPlan;
  /** Bets that were taken, and rounds that have ended. */
  placed: number;
  played: number;
  netHundredths: bigint;
  /** The round that ended last, counted or from before it began. */
  lastId: string | null;
}

export type AutoEvent =
  | { type: 'begun'; plan: AutoPlan; lastId: string | null }
  | { type: 'placed' }
  | { type: 'roundEnded'; id: string; netHundredths: bigint }
  | { type: 'paused'; why: PauseReason }
  | { type: 'resumed' }
  | { type: 'stopped'; why: EndReason }
  | { type: 'cleared' };

/** What becomes of it after something happened. Pure. */
export function nextAutoRun(run: AutoRun | null, event: AutoEvent): AutoRun | null {
  if (event.type === 'begun')
    return { status: 'running', why: null, plan: event.plan, placed: 0, played: 0, netHundredths: 0n, lastId: event.lastId };
  if (run === null) return null;
  switch (event.type) {
    case 'placed':
      return { ...run, placed: run.placed + 1 };
    case 'roundEnded':
      return event.id === run.lastId ? run : counted(run, event);
    case 'paused':
      return run.status === 'running' ? { ...run, status: 'paused', why: event.why } : run;
    case 'resumed':
      return run.status === 'paused' ? { ...run, status: 'running', why: null } : run;
    case 'stopped':
      return run.status === 'over' ? run : { ...run, status: 'over', why: event.why };
    case 'cleared':
      return null;
    default:
      return event satisfies never;
  }
}

/** Why no other bet is placed; null when it may be. It stops before a bet that could lose more than the member said. */
export function stopBefore({ plan, placed, netHundredths }: AutoRun): EndReason | null {
  if (placed >= plan.rounds) return 'rounds';
  if (plan.stopUpHundredths !== null && netHundredths >= plan.stopUpHundredths) return 'up';
  return netHundredths - plan.betHundredths < -plan.stopDownHundredths ? 'down' : null;
}

function counted(run: AutoRun, { id, netHundredths }: { id: string; netHundredths: bigint }): AutoRun {
  return { ...run, played: run.played + 1, netHundredths: run.netHundredths + netHundredths, lastId: id };
}
