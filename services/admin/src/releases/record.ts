import { Type, type Static } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { canonicalJson } from './canonical-json.ts';
import { isRemote } from './deployable.ts';
import { releaseErrors } from './release-errors.ts';

const MAX_LENGTH = 65_536;

/** What must be in a remote's record; more may be. */
const RemoteRecord = Type.Object({
  url: Type.String(),
  metadata: Type.Object({ version: Type.String(), integrity: Type.Optional(Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })) }),
  extras: Type.Object({
    contract: Type.Integer({ minimum: 1 }),
    routes: Type.Array(Type.String({ pattern: '^/' }), { minItems: 1 }),
    services: Type.Record(Type.String(), Type.String({ pattern: '^[0-9]+$' })),
  }),
});
export type RemoteRecord = Static<typeof RemoteRecord>;

/** A record is kept and given on as it is; what a gate needs of it is read here. */
export type ReleaseRecord = Readonly<Record<string, unknown>>;

/** Checks a record's shape, and that it speaks of this very version. Throws `record_invalid`. */
export function checkRecord(deployable: string, version: string, record: ReleaseRecord): void {
  if (canonicalJson(record).length > MAX_LENGTH) throw releaseErrors('record_invalid', `The record of ${deployable} is too long`);
  if (isRemote(deployable)) checkRemote(deployable, version, record);
  const named = versionIn(record['metadata']) ?? versionIn(record);
  if (named !== undefined && named !== version)
    throw releaseErrors('record_invalid', `The record of ${deployable} ${version} speaks of version ${JSON.stringify(named)}`);
}

/** A checked remote's record, narrowed. */
export function remoteRecord(record: ReleaseRecord): RemoteRecord {
  return record as unknown as RemoteRecord;
}

/** The major version of the contract that a service's record declares: its `contract`, else its OpenAPI's version. */
export function contractMajor(record: ReleaseRecord): string | undefined {
  const { contract, openapi } = record;
  const declared = typeof contract === 'string' || typeof contract === 'number' ? String(contract) : versionIn(openapi);
  return typeof declared === 'string' ? declared.split('.', 1)[0] : undefined;
}

function checkRemote(deployable: string, version: string, record: ReleaseRecord): void {
  if (!Value.Check(RemoteRecord, record)) {
    const [problem] = Value.Errors(RemoteRecord, record);
    throw releaseErrors(
      'record_invalid',
      `The record of ${deployable} is not usable: ${problem?.instancePath ?? ''} ${problem?.message ?? ''}`,
    );
  }
  // Code of another origin, or of another version's folder, would not be what was published.
  const folder = `/remotes/${deployable}/${version}/`;
  if (!record.url.startsWith(folder)) throw releaseErrors('record_invalid', `The url of ${deployable} must lie in ${folder}`);
}

function versionIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
}
