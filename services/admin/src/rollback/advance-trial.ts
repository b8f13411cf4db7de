import type { Transaction } from '@facet/service-kit';
import { countSessions } from '../telemetry/index.ts';
import { logLikelihoodRatio, RATIOS } from './evidence-rules.ts';
import type { Trial } from './trial.ts';

/** The trial with the sessions up to `until` in it. Every session with a time before that must be committed. */
export async function advanceTrial(transaction: Transaction, trial: Trial, until: Date): Promise<Trial> {
  const window = { deployable: trial.deployable, seenAfter: trial.epoch_at, after: trial.counted_until, until };
  const canary = await countSessions(transaction, { ...window, version: trial.version, cohort: 'canary' });
  const stable = await countSessions(transaction, { ...window, version: trial.stable, cohort: 'stable' });
  const block = {
    canaryAtRisk: trial.canary_at_risk + canary.began,
    stableAtRisk: trial.stable_at_risk + stable.began,
    canaryFailed: canary.failed,
    stableFailed: stable.failed,
  };
  return {
    ...trial,
    canary_sessions: trial.canary_sessions + canary.began,
    canary_affected: trial.canary_affected + canary.failed,
    stable_sessions: trial.stable_sessions + stable.began,
    stable_affected: trial.stable_affected + stable.failed,
    log_evidence: RATIOS.map((ratio, index) => (trial.log_evidence[index] ?? 0) + logLikelihoodRatio(block, ratio)),
    counted_until: until,
    canary_at_risk: block.canaryAtRisk - canary.failed,
    stable_at_risk: block.stableAtRisk - stable.failed,
  };
}
