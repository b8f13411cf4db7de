import type { Transaction } from '@facet/service-kit';
import { logEvidence, type Votes } from './evidence-rules.ts';

/** One canary from its first session to its end, as the table keeps it. */
export interface Trial {
  id: bigint;
  deployable: string;
  version: string;
  stable: string;
  started_at: Date;
  ended_at: Date | null;
  outcome: 'rolled back' | 'ended' | null;
  canary_sessions: number;
  canary_affected: number;
  stable_sessions: number;
  stable_affected: number;
  log_evidence: number[];
  epoch_revision: bigint;
  epoch_at: Date;
  counted_until: Date;
}

/** A canary that is in force, and the move that made it what it is now. */
export interface Canary {
  deployable: string;
  version: string;
  stable: string;
  epoch: { revision: bigint; at: Date };
}

/** The open trial of this very canary; one of an earlier canary is ended. A move begins a new epoch: everybody votes anew. */
export async function openTrial(transaction: Transaction, canary: Canary): Promise<Trial> {
  const { deployable, version, stable, epoch } = canary;
  const found = await transaction<Trial>('canary_trials').where({ deployable, ended_at: null }).forUpdate().first();
  if (found && found.version !== version) await endTrial(transaction, found, 'ended');
  if (found?.version !== version) return startTrial(transaction, canary);
  return { ...found, stable, epoch_revision: epoch.revision, epoch_at: epoch.at };
}

/** The trial with what was counted of its epoch. */
export async function keepVotes(transaction: Transaction, { id, ...opened }: Trial, votes: Votes, share: number): Promise<Trial> {
  const trial = {
    ...opened,
    canary_sessions: votes.canary,
    canary_affected: votes.canaryFailed,
    stable_sessions: votes.stable,
    stable_affected: votes.stableFailed,
    log_evidence: [logEvidence(votes, share)],
  };
  await transaction('canary_trials').where({ id }).update(trial);
  return { id, ...trial };
}

/** How many to 1 that the canary fails more; a thousand million at most. */
export function evidenceOf({ log_evidence: [log = 0] }: Trial): number {
  return Math.min(1e9, Math.exp(log));
}

export async function endTrial(transaction: Transaction, { id }: Trial, outcome: 'rolled back' | 'ended'): Promise<void> {
  await transaction('canary_trials')
    .where({ id })
    .update({ outcome, ended_at: transaction.raw('clock_timestamp()') });
}

/** Ends the trials of deployables that have no canary any more. */
export async function endTrialsBut(transaction: Transaction, deployables: readonly string[]): Promise<void> {
  await transaction('canary_trials')
    .whereNull('ended_at')
    .whereNotIn('deployable', deployables)
    .update({ outcome: 'ended', ended_at: transaction.raw('clock_timestamp()') });
}

async function startTrial(transaction: Transaction, { deployable, version, stable, epoch }: Canary): Promise<Trial> {
  const [trial] = await transaction<Trial>('canary_trials')
    .insert({
      deployable,
      version,
      stable,
      started_at: epoch.at,
      log_evidence: [0],
      epoch_revision: epoch.revision,
      epoch_at: epoch.at,
      counted_until: epoch.at,
    })
    .returning('*');
  if (!trial) throw new Error('the trial was not written');
  return trial;
}
