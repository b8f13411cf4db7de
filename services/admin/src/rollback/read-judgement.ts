import type { Database } from '@facet/service-kit';
import { EVIDENCE_NEEDED, FAILED_NEEDED } from './evidence-rules.ts';
import { evidenceOf, Trial } from './trial.ts';

/** How far a canary is from going back by itself: at all three at once. */
interface Judgement {
  visitors: number;
  failed: number;
  failedNeeded: number;
  evidence: number;
  evidenceNeeded: number;
}

/** Of the canary in force, since its last move; null where none is judged yet. */
export async function readJudgement(database: Database, deployable: string, version: string): Promise<Judgement | null> {
  const trial = await Trial.query(database).findOne({ deployable, version }).whereNull('ended_at');
  if (!trial) return null;
  return {
    visitors: trial.canarySessions,
    failed: trial.canaryAffected,
    failedNeeded: FAILED_NEEDED,
    evidence: Number(evidenceOf(trial).toPrecision(3)),
    evidenceNeeded: EVIDENCE_NEEDED,
  };
}
