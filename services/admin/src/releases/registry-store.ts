import type { Database, Transaction } from '@facet/service-kit';
import { canonicalJson } from './canonical-json.ts';
import type { ReleaseState } from './pointers.ts';
import type { ReleaseRecord } from './record.ts';

export interface RevisionRow {
  revision: bigint;
  pointers: string;
  moved_by: string;
  reason: string;
  moved_at: Date;
}

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
  const row = await database<RevisionRow>('release_revisions').orderBy('revision', 'desc').first();
  return { revision: Number(row?.revision ?? 0n), state: row ? (JSON.parse(row.pointers) as ReleaseState) : {} };
}

/** How many versions were ever published. */
export async function readPublished(database: Database): Promise<number> {
  const row = await database('release_versions').max<{ max: bigint | null }>('position').first();
  return Number(row?.max ?? 0n);
}

/** Records of these versions by `recordKey`; those that are not published are left out. */
export async function readRecords(
  database: Database,
  wanted: readonly { deployable: string; version: string }[],
): Promise<Map<string, ReleaseRecord>> {
  if (wanted.length === 0) return new Map();
  const rows = await database<{ deployable: string; version: string; record: string }>('release_versions')
    .select('deployable', 'version', 'record')
    .whereIn(
      ['deployable', 'version'],
      wanted.map(({ deployable, version }) => [deployable, version]),
    );
  return new Map(rows.map((row) => [recordKey(row.deployable, row.version), JSON.parse(row.record) as ReleaseRecord]));
}

/** The version of a deployable that was published last, or none. */
export async function readNewest(
  database: Database,
  deployable: string,
): Promise<{ deployable: string; version: string; record: ReleaseRecord }[]> {
  const row = await database<{ deployable: string; version: string; record: string }>('release_versions')
    .where({ deployable })
    .orderBy('position', 'desc')
    .first('deployable', 'version', 'record');
  return row ? [{ deployable, version: row.version, record: JSON.parse(row.record) as ReleaseRecord }] : [];
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
  await transaction('release_revisions').insert({ revision, pointers: canonicalJson(state), moved_by: by, reason });
  await transaction('release_moves').insert(
    change.moved.map((deployable) => ({
      revision,
      deployable,
      before: before.state[deployable] ? canonicalJson(before.state[deployable]) : null,
      after: canonicalJson(state[deployable]),
    })),
  );
  return revision;
}
