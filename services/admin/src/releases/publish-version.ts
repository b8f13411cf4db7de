import { Type, type Transaction } from '@facet/service-kit';
import { canonicalJson, sha256 } from './canonical-json.ts';
import { DeployableName, isRemote, VersionName } from './deployable.ts';
import { checkFit, checkSomeShell, type Fitting } from './fit-rules.ts';
import { checkRecord } from './record.ts';
import { releaseErrors } from './release-errors.ts';
import { lockRegistry, readNewest, readPublished, readStanding } from './registry-store.ts';
import { ReleaseVersion } from './release-version.ts';
import { versionsInForce } from './versions-in-force.ts';

export const Publication = Type.Object(
  {
    deployable: DeployableName,
    version: VersionName,
    record: Type.Record(Type.String(), Type.Unknown(), { description: 'what the build wrote; kept as it is' }),
  },
  { additionalProperties: false },
);

interface Publishing extends Fitting {
  by: string;
}

/**
 * Keeps a version for ever. The same record again is fine, another one under its name is `version_exists`. Refuses what
 * could not be in force beside what is now: `contract_unknown`, `shared_missing`, `path_taken`, `service_missing`.
 */
export async function publishVersion(transaction: Transaction, publishing: Publishing): Promise<{ sha256: string; isNew: boolean }> {
  const { deployable, version, record, by } = publishing;
  checkRecord(deployable, version, record);
  const text = canonicalJson(record);
  const digest = sha256(text);
  await lockRegistry(transaction);
  const known = await ReleaseVersion.query(transaction).findById([deployable, version]);
  if (known) {
    if (known.sha256 === digest) return { sha256: digest, isNew: false };
    throw releaseErrors('version_exists', `${deployable} ${version} was published with other content: a version never changes`);
  }
  await refuseUnfit(transaction, publishing);
  const position = BigInt((await readPublished(transaction)) + 1);
  await ReleaseVersion.query(transaction).insert({ deployable, version, record: text, sha256: digest, position, publishedBy: by });
  return { sha256: digest, isNew: true };
}

/**
 * A shell that comes together with what needs it is published before and moved with it: here any shell will do, the
 * move is strict.
 */
async function refuseUnfit(transaction: Transaction, candidate: Publishing): Promise<void> {
  const { state } = await readStanding(transaction);
  const inForce = await versionsInForce(transaction, state);
  for (const other of inForce.filter(({ deployable }) => deployable !== 'shell' && candidate.deployable !== 'shell'))
    checkFit(candidate, other);
  if (!isRemote(candidate.deployable)) return;
  const newest = await readNewest(transaction, 'shell');
  checkSomeShell(candidate, [...inForce.filter(({ deployable }) => deployable === 'shell'), ...newest]);
}
