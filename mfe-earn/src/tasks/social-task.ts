import type { SocialTask } from '../api/earn-api.ts';

/** How long the server lets a member wait between Follow and the reward. */
export const WAIT_MS = 10_000;

/** Where a member is with a task: a started one waits, and is then ready to be completed. */
export type TaskPhase = 'open' | 'waiting' | 'ready' | 'completed';

export function phaseOf({ state, readyAtMs }: SocialTask, nowMs: number): TaskPhase {
  if (state !== 'started') return state;
  return readyAtMs !== null && nowMs < readyAtMs ? 'waiting' : 'ready';
}
