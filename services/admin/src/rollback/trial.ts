import { databaseTime, RecordModel, type Transaction } from '@facet/service-kit';
import { logEvidence, type Votes } from './evidence-rules.ts';

/** One canary from its first session to its end. */
export class Trial extends RecordModel {
  static override tableName = 'canary_trials';

  declare id: bigint;
  declare deployable: string;
  declare version: string;
  declare stable: string;
  declare startedAt: Date;
  declare endedAt: Date | null;
  declare outcome: 'rolled back' | 'ended' | null;
  declare canarySessions: number;
  declare canaryAffected: number;
  declare stableSessions: number;
  declare stableAffected: number;
  declare logEvidence: number[];
  declare epochRevision: bigint;
  declare epochAt: Date;
  declare countedUntil: Date;
}

/** A canary that is in force, and the move that made it what it is now. */
export interface Canary {
  deployable: string;
  version: string;
  stable: string;
  epoch: { revision: bigint; at: Date };
}

/**
 * The open trial of this very canary; one of an earlier canary is ended. A move begins a new epoch: everybody votes
 * anew.
 */
export async function openTrial(transaction: Transaction, canary: Canary): Promise<Trial> {
  const { deployable, version, stable, epoch } = canary;
  const found = await Trial.query(transaction).findOne({ deployable }).whereNull('ended_at').forUpdate();
  if (found && found.version !== version) await endTrial(transaction, found, 'ended');
  if (found?.version !== version) return startTrial(transaction, canary);
  return found.$set({ stable, epochRevision: epoch.revision, epochAt: epoch.at });
}

/** The trial with what was counted of its epoch. */
export async function keepVotes(transaction: Transaction, trial: Trial, votes: Votes, share: number): Promise<Trial> {
  const { stable, epochRevision, epochAt } = trial;
  await trial.$query(transaction).patch({
    stable,
    epochRevision,
    epochAt,
    canarySessions: votes.canary,
    canaryAffected: votes.canaryFailed,
    stableSessions: votes.stable,
    stableAffected: votes.stableFailed,
    logEvidence: [logEvidence(votes, share)],
  });
  return trial;
}

/** How many to 1 that the canary fails more; a thousand million at most. */
export function evidenceOf({ logEvidence: [log = 0] }: Trial): number {
  return Math.min(1e9, Math.exp(log));
}

export async function endTrial(transaction: Transaction, { id }: Trial, outcome: 'rolled back' | 'ended'): Promise<void> {
  await Trial.query(transaction).where({ id }).patch({ outcome, endedAt: databaseTime });
}

/** Ends the trials of deployables that have no canary any more. */
export async function endTrialsBut(transaction: Transaction, deployables: readonly string[]): Promise<void> {
  await Trial.query(transaction)
    .whereNull('ended_at')
    .whereNotIn('deployable', [...deployables])
    .patch({ outcome: 'ended', endedAt: databaseTime });
}

function startTrial(transaction: Transaction, { deployable, version, stable, epoch }: Canary): Promise<Trial> {
  const times = { startedAt: epoch.at, epochAt: epoch.at, countedUntil: epoch.at };
  return Trial.query(transaction)
    .insert({ deployable, version, stable, ...times, logEvidence: [0], epochRevision: epoch.revision })
    .returning('*')
    .execute();
}
