import type { Transaction } from '@facet/service-kit';
import { countSessions } from '../telemetry/index.ts';
import { expectedShare, logLikelihoodRatio, RATIOS } from './evidence-rules.ts';
import type { Trial } from './trial.ts';

/** The trial with the sessions up to `until` in it. Every session with a time before that must be committed. `share`: the canary's, percent. */
export async function advanceTrial(
  transaction: Transaction,
  trial: Trial,
  { until, share }: { until: Date; share: number },
): Promise<Trial> {
  const window = { deployable: trial.deployable, seenAfter: trial.epoch_at, after: trial.counted_until, until };
  const canary = await countSessions(transaction, { ...window, version: trial.version, cohort: 'canary' });
  const stable = await countSessions(transaction, { ...window, version: trial.stable, cohort: 'stable' });
  const sessions = { canary: trial.epoch_canary_sessions + canary.began, stable: trial.epoch_stable_sessions + stable.began };
  const failures = { canary: canary.failed, stable: stable.failed, expectedShare: expectedShare(share, sessions) };
  return {
    ...trial,
    canary_sessions: trial.canary_sessions + canary.began,
    canary_affected: trial.canary_affected + canary.failed,
    stable_sessions: trial.stable_sessions + stable.began,
    stable_affected: trial.stable_affected + stable.failed,
    log_evidence: RATIOS.map((ratio, index) => (trial.log_evidence[index] ?? 0) + logLikelihoodRatio(failures, ratio)),
    counted_until: until,
    epoch_canary_sessions: sessions.canary,
    epoch_stable_sessions: sessions.stable,
  };
}
