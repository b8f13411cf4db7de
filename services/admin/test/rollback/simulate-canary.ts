import { expectedShare, isConvincing, logLikelihoodRatio, RATIOS } from '../../src/rollback/evidence-rules.ts';

export interface Simulated {
  /** Of the visitors, percent. */
  share: number;
  /** Of the sessions, percent, where the canary's visitors come more often than others. */
  sessionShare?: number;
  canaryFails: number;
  stableFails: number;
  sessions: number;
  /** Sessions between two looks. */
  perLook: number;
  /** Of the failures, those that come one to five looks after the session began. */
  lateFailures?: number;
}

/** What one look finds: sessions up to now, and those that failed since the last one. */
interface Look {
  sessions: { canary: number; stable: number };
  failed: { canary: number; stable: number };
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

function* simulateLooks(simulated: Simulated, random: () => number): Generator<Look> {
  const { share, sessionShare = share, canaryFails, stableFails, sessions: total, perLook, lateFailures = 0 } = simulated;
  const sessions = { canary: 0, stable: 0 };
  const due = new Map<number, Look['failed']>();
  for (let look = 0; look * perLook < total; look += 1) {
    for (let index = 0; index < perLook; index += 1) {
      const arm = random() * 100 < sessionShare ? 'canary' : 'stable';
      sessions[arm] += 1;
      if (random() >= (arm === 'canary' ? canaryFails : stableFails)) continue;
      const at = random() < lateFailures ? look + 1 + Math.floor(random() * 5) : look;
      const failing = due.get(at) ?? { canary: 0, stable: 0 };
      failing[arm] += 1;
      due.set(at, failing);
    }
    yield { sessions: { ...sessions }, failed: due.get(look) ?? { canary: 0, stable: 0 } };
  }
}

/** The evidence after each look, for each of RATIOS, and how many canary sessions failed until then. */
export function* simulateEvidence(
  simulated: Simulated,
  random: () => number,
): Generator<{ evidence: number[]; affected: number; look: Look }> {
  let evidence = RATIOS.map(() => 0);
  let affected = 0;
  for (const look of simulateLooks(simulated, random)) {
    const failures = { ...look.failed, expectedShare: expectedShare(simulated.share, look.sessions) };
    affected += look.failed.canary;
    evidence = evidence.map((sum, index) => sum + logLikelihoodRatio(failures, RATIOS[index] ?? 1));
    yield { evidence, affected, look };
  }
}

/** With how many failed canary sessions it was taken back; null: never. */
export function takenBackAfter(simulated: Simulated, random: () => number): number | null {
  for (const { evidence, affected } of simulateEvidence(simulated, random)) if (isConvincing(evidence, affected)) return affected;
  return null;
}
