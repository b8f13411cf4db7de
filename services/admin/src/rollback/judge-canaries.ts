import { inTransaction, type Database, type Transaction } from '@facet/service-kit';
import { lastMoveOf, moveReleases, readStanding, type ReleaseState } from '../releases/index.ts';
import { countVotes } from '../telemetry/index.ts';
import { isConvincing } from './evidence-rules.ts';
import { endTrial, endTrialsBut, evidenceOf, keepVotes, openTrial, type Trial } from './trial.ts';

const BY = 'automatic roll back';
const LEADER_LOCK = 4_711_202;

/** A canary that was taken back, and why. */
export interface RolledBack {
  deployable: string;
  version: string;
  reason: string;
}

/** Looks at every canary once; one replica at a time does it. Returns those that were taken back. */
export async function judgeCanaries(database: Database): Promise<RolledBack[]> {
  const { state } = await readStanding(database);
  const canaries = Object.keys(state).filter((name) => state[name]?.canary);
  await inTransaction(database, async (transaction) => {
    if (await isLeader(transaction)) await endTrialsBut(transaction, canaries);
  });
  const rolledBack: RolledBack[] = [];
  for (const deployable of canaries) {
    const judged = await inTransaction(database, (transaction) => judge(transaction, deployable));
    if (judged) rolledBack.push(judged);
  }
  return rolledBack;
}

async function isLeader(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: [{ leads: boolean }] }>('select pg_try_advisory_xact_lock(?) as leads', [LEADER_LOCK]);
  return rows[0].leads;
}

async function judge(transaction: Transaction, deployable: string): Promise<RolledBack | undefined> {
  if (!(await isLeader(transaction))) return undefined;
  const { revision, state } = await readStanding(transaction);
  const pointers = state[deployable];
  if (!pointers?.canary) return undefined;
  const epoch = await lastMoveOf(transaction, deployable);
  const opened = await openTrial(transaction, { deployable, version: pointers.canary.version, stable: pointers.stable, epoch });
  const votes = await countVotes(transaction, deployable, epoch.at);
  const share = pointers.canary.share / 100;
  const trial = await keepVotes(transaction, opened, votes, share);
  if (!isConvincing(votes, share)) return undefined;

  const reason = reasonFor(trial);
  const moves = togetherWith(state, deployable).map((name) => ({ deployable: name, canary: null }));
  const result = await moveReleases(transaction, { revision, moves, reason, by: BY });
  if (!result.moved) return undefined;
  await endTrial(transaction, trial, 'rolled back');
  return { deployable, version: trial.version, reason };
}

/** The canaries of one group have the same visitors and go back together. */
function togetherWith(state: ReleaseState, deployable: string): string[] {
  const group = state[deployable]?.group ?? null;
  return group === null ? [deployable] : Object.keys(state).filter((name) => state[name]?.group === group);
}

function reasonFor(trial: Trial): string {
  return (
    `${trial.deployable} ${trial.version} fails more than ${trial.stable}: for ${trial.canaryAffected} of its ${trial.canarySessions} visitors, ` +
    `for ${trial.stableAffected} of ${trial.stableSessions} of the stable version at the same time (evidence ${Math.floor(evidenceOf(trial))} to 1)`
  );
}
