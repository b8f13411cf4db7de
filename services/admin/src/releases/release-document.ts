import { Type, type Database, type Static } from '@facet/service-kit';
import { isFrontEnd } from './deployable.ts';
import { ReleaseVersion } from './release-version.ts';
import { Nullable } from '../schemas.ts';
import type { ReleaseState } from './pointers.ts';
import { readPublished, readRecords, readSalt, readStanding, recordKey, type Standing } from './registry-store.ts';

const PREVIEWABLE_DAYS = 30;
const PREVIEWABLE_VERSIONS = 50;

const Record = Type.Record(Type.String(), Type.Unknown());
const Version = Type.Object({ version: Type.String(), record: Record });

const Deployables = Type.Record(
  Type.String(),
  Type.Object(
    {
      stable: Version,
      canary: Nullable(Type.Object({ version: Type.String(), record: Record, share: Type.Number() })),
      previous: Nullable(Version),
      group: Nullable(Type.String()),
    },
    { $id: 'VersionsInForce' },
  ),
  { description: 'what is in force, by deployable' },
);

/** What was in force at one revision. */
export const StateInForce = Type.Object({ revision: Type.Integer(), salt: Type.String(), deployables: Deployables });

/** What the gateways serve by. */
export const ReleaseDocument = Type.Object({
  unchanged: Type.Literal(false),
  cursor: Type.String({ description: 'to be sent back as `after`' }),
  ...StateInForce.properties,
  previewable: Type.Record(Type.String(), Type.Record(Type.String(), Record), {
    description: 'other versions of what runs in browsers, published in the last 30 days: deployable to version to record',
  }),
});
export const Unchanged = Type.Object({ unchanged: Type.Literal(true), cursor: Type.String(), revision: Type.Integer() });

/**
 * The document in force, or `unchanged` when the reader has it. `after`: the cursor of the last answer; any other text
 * gets the whole document. Before the first move a gateway is told `unchanged`: it goes on with what came with the
 * installation.
 */
export async function readDocument(
  database: Database,
  reader: { after: string | undefined; isGateway: boolean },
): Promise<Static<typeof ReleaseDocument> | Static<typeof Unchanged>> {
  // Read before the content: a reader may get something twice, but never misses it.
  const published = await readPublished(database);
  const standing = await readStanding(database);
  const cursor = `${standing.revision}.${published}`;
  if (reader.after === cursor || (reader.isGateway && standing.revision === 0))
    return { unchanged: true, cursor, revision: standing.revision };
  const [state, previewable] = await Promise.all([presentState(database, standing), readPreviewable(database, standing.state)]);
  return { unchanged: false, cursor, ...state, previewable };
}

/** A state with the records of its versions. */
export async function presentState(database: Database, { revision, state }: Standing): Promise<Static<typeof StateInForce>> {
  const named = Object.entries(state).flatMap(([deployable, { stable, canary, previous }]) =>
    [stable, canary?.version, previous].filter((version) => typeof version === 'string').map((version) => ({ deployable, version })),
  );
  const [records, salt] = await Promise.all([readRecords(database, named), readSalt(database)]);
  const withRecord = (deployable: string, version: string) => ({ version, record: records.get(recordKey(deployable, version)) ?? {} });
  const deployables = Object.entries(state).map(([name, { stable, canary, previous, group }]) => [
    name,
    {
      stable: withRecord(name, stable),
      canary: canary === null ? null : { ...withRecord(name, canary.version), share: canary.share },
      previous: previous === null ? null : withRecord(name, previous),
      group,
    },
  ]);
  return { revision, salt, deployables: Object.fromEntries(deployables) as Static<typeof Deployables> };
}

async function readPreviewable(database: Database, state: ReleaseState): Promise<Record<string, Record<string, Static<typeof Record>>>> {
  const versions = await ReleaseVersion.query(database)
    .select('deployable', 'version', 'record')
    .whereRaw(`published_at > clock_timestamp() - ? * interval '1 day'`, [PREVIEWABLE_DAYS])
    .whereNot('deployable', 'like', 'services/%')
    .orderBy('position', 'desc')
    .limit(PREVIEWABLE_VERSIONS);
  const previewable: Record<string, Record<string, Static<typeof Record>>> = {};
  for (const { deployable, version, record } of versions) {
    if (!isFrontEnd(deployable) || isInForce(state, deployable, version)) continue;
    (previewable[deployable] ??= {})[version] = JSON.parse(record) as Static<typeof Record>;
  }
  return previewable;
}

function isInForce(state: ReleaseState, deployable: string, version: string): boolean {
  return state[deployable]?.stable === version || state[deployable]?.canary?.version === version;
}
