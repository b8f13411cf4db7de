import type { Database } from '@facet/service-kit';
import { EVIDENCE_NEEDED, FAILED_NEEDED } from './evidence-rules.ts';
import { evidenceOf, Trial } from './trial.ts';

/** How far the canary in force is from going back by itself, since its last move; null where none is judged yet. */
export async function readJudgement(database: Database, deployable: string, version: string) {
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
