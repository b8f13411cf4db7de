import { isConvincing, type Votes } from '../../src/rollback/evidence-rules.ts';

export interface Simulated {
  /** Of the visitors, percent. */
  share: number;
  canaryFails: number;
  stableFails: number;
  votes: number;
  /** Votes of those who lie, before all others. */
  lies?: Partial<Votes>;
}

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The votes after each visitor. */
function* vote({ share, canaryFails, stableFails, votes: visitors, lies }: Simulated, random: () => number): Generator<Votes> {
  const votes = { canary: 0, canaryFailed: 0, stable: 0, stableFailed: 0, ...lies };
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const hasCanary = random() * 100 < share;
    const failed = random() < (hasCanary ? canaryFails : stableFails);
    votes[hasCanary ? 'canary' : 'stable'] += 1;
    votes[hasCanary ? 'canaryFailed' : 'stableFailed'] += Number(failed);
    yield votes;
  }
}

/** The votes when all have voted. */
export function simulateVotes(simulated: Simulated, random: () => number): Votes {
  return [...vote(simulated, random)].at(-1) ?? { canary: 0, canaryFailed: 0, stable: 0, stableFailed: 0 };
}

/** After how many failed views of the canary it was taken back, those of liars left out; null: never. */
export function takenBackAfter(simulated: Simulated, random: () => number): number | null {
  for (const votes of vote(simulated, random))
    if (isConvincing(votes, simulated.share / 100)) return votes.canaryFailed - (simulated.lies?.canaryFailed ?? 0);
  return null;
}
