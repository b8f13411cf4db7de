import { isConvincing, logLikelihoodRatio, RATIOS, type Block } from '../../src/rollback/evidence-rules.ts';

export interface Simulated {
  /** Of the visitors, 0 to 1. */
  share: number;
  canaryFails: number;
  stableFails: number;
  sessions: number;
  /** Sessions between two looks. */
  perLook: number;
  /** Of the failures, those that come one to five looks after the session began. */
  lateFailures?: number;
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

/** Blocks as the looks at a canary find them, session by session. */
export function* simulateBlocks(simulated: Simulated, random: () => number): Generator<Block> {
  const { share, canaryFails, stableFails, sessions, perLook, lateFailures = 0 } = simulated;
  const atRisk = { canary: 0, stable: 0 };
  const due = new Map<number, { canary: number; stable: number }>();
  for (let look = 0; look * perLook < sessions; look += 1) {
    for (let index = 0; index < perLook; index += 1) {
      const arm = random() < share ? 'canary' : 'stable';
      atRisk[arm] += 1;
      if (random() >= (arm === 'canary' ? canaryFails : stableFails)) continue;
      const at = random() < lateFailures ? look + 1 + Math.floor(random() * 5) : look;
      const failing = due.get(at) ?? { canary: 0, stable: 0 };
      failing[arm] += 1;
      due.set(at, failing);
    }
    const failed = due.get(look) ?? { canary: 0, stable: 0 };
    yield { canaryAtRisk: atRisk.canary, stableAtRisk: atRisk.stable, canaryFailed: failed.canary, stableFailed: failed.stable };
    atRisk.canary -= failed.canary;
    atRisk.stable -= failed.stable;
  }
}

/** With how many failed canary sessions it was taken back; null: never. */
export function takenBackAfter(simulated: Simulated, random: () => number): number | null {
  let evidence = RATIOS.map(() => 0);
  let affected = 0;
  for (const block of simulateBlocks(simulated, random)) {
    affected += block.canaryFailed;
    evidence = evidence.map((sum, index) => sum + logLikelihoodRatio(block, RATIOS[index] ?? 1));
    if (isConvincing(evidence, affected)) return affected;
  }
  return null;
}
