import type { Database, Transaction } from '@facet/service-kit';
import { canonicalJson } from './canonical-json.ts';
import type { ReleaseState } from './pointers.ts';
import type { ReleaseRecord } from './record.ts';
import { releaseErrors } from './release-errors.ts';
import { ReleaseMove, ReleaseRevision } from './release-revision.ts';
import { ReleaseVersion } from './release-version.ts';

export interface Standing {
  revision: number;
  state: ReleaseState;
}

/** From here to the commit nobody else publishes or moves, on any replica. */
export async function lockRegistry(transaction: Transaction): Promise<void> {
  await transaction.raw('select from release_registry for update');
}

export async function readSalt(database: Database): Promise<string> {
  const row = await database<{ salt: string }>('release_registry').first('salt');
  if (!row) throw new Error('release_registry is empty: the migrations have not run');
  return row.salt;
}

/** The newest revision; 0 and nothing before the first move. */
export async function readStanding(database: Database): Promise<Standing> {
  const newest = await ReleaseRevision.query(database).orderBy('revision', 'desc').first();
  return { revision: Number(newest?.revision ?? 0n), state: newest ? (JSON.parse(newest.pointers) as ReleaseState) : {} };
}

/** How many versions were ever published. */
export async function readPublished(database: Database): Promise<number> {
  const newest = await ReleaseVersion.query(database).orderBy('position', 'desc').select('position').first();
  return Number(newest?.position ?? 0n);
}

interface Wanted {
  deployable: string;
  version: string;
}

/** @throws version_unknown */
export async function requirePublished(database: Database, wanted: readonly Wanted[]): Promise<void> {
  const records = await readRecords(database, wanted);
  const unknown = wanted.find(({ deployable, version }) => !records.has(recordKey(deployable, version)));
  if (unknown) throw releaseErrors('version_unknown', `${unknown.deployable} ${unknown.version} was never published`);
}

/** Records of these versions by `recordKey`; those that are not published are left out. */
export async function readRecords(database: Database, wanted: readonly Wanted[]): Promise<Map<string, ReleaseRecord>> {
  if (wanted.length === 0) return new Map();
  const versions = await ReleaseVersion.query(database).whereIn(
    ['deployable', 'version'],
    wanted.map(({ deployable, version }) => [deployable, version]),
  );
  return new Map(versions.map((each) => [recordKey(each.deployable, each.version), JSON.parse(each.record) as ReleaseRecord]));
}

/** The version of a deployable that was published last, or none. */
export async function readNewest(
  database: Database,
  deployable: string,
): Promise<{ deployable: string; version: string; record: ReleaseRecord }[]> {
  const newest = await ReleaseVersion.query(database).where({ deployable }).orderBy('position', 'desc').first();
  return newest ? [{ deployable, version: newest.version, record: JSON.parse(newest.record) as ReleaseRecord }] : [];
}

export function recordKey(deployable: string, version: string): string {
  return `${deployable}@${version}`;
}

/** Adds the revision after `before`; the caller holds the registry. */
export async function addRevision(
  transaction: Transaction,
  before: Standing,
  change: { state: ReleaseState; moved: readonly string[]; by: string; reason: string },
): Promise<number> {
  const revision = before.revision + 1;
  const { state, by, reason } = change;
  await ReleaseRevision.query(transaction).insert({ revision: BigInt(revision), pointers: canonicalJson(state), movedBy: by, reason });
  await ReleaseMove.query(transaction).insert(
    change.moved.map((deployable) => ({
      revision: BigInt(revision),
      deployable,
      before: before.state[deployable] ? canonicalJson(before.state[deployable]) : null,
      after: canonicalJson(state[deployable]),
    })),
  );
  return revision;
}
