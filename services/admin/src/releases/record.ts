import { Type, type Static, type TSchema } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { canonicalJson } from './canonical-json.ts';
import { isRemote } from './deployable.ts';
import { releaseErrors } from './release-errors.ts';

const MAX_LENGTH = 65_536;

/** Shared packages: versions (offered) or ranges (required), and the names that they export. */
const Packages = Type.Record(Type.String(), Type.Object({ version: Type.String(), exports: Type.Optional(Type.Array(Type.String())) }));
export type Packages = Static<typeof Packages>;

const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
/**
 * All files of a version, compressed neighbours too: the gateways serve nothing else of it. Names, or paths below its
 * folder.
 */
const Files = Type.Record(Type.String({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$' }), Integrity, {
  additionalProperties: false,
  minProperties: 1,
});

/** What must be in a remote's record; more may be. */
const RemoteRecord = Type.Object({
  url: Type.String(),
  metadata: Type.Object({ version: Type.String(), integrity: Integrity }),
  extras: Type.Object({
    files: Files,
    contract: Type.Integer({ minimum: 1 }),
    routes: Type.Array(Type.String({ pattern: '^/' })),
    operators: Type.Optional(Type.Unknown()),
    services: Type.Record(Type.String(), Type.String({ pattern: '^[0-9]+$' })),
    requires: Type.Optional(Packages),
  }),
});
export type RemoteRecord = Static<typeof RemoteRecord>;

/** What a shell says that it shares; one that says nothing is not judged. Its page is beside its files. */
const ShellRecord = Type.Object({
  extras: Type.Object({
    files: Type.Optional(Files),
    offers: Type.Optional(Type.Object({ contract: Type.Integer({ minimum: 1 }), packages: Packages })),
  }),
});

/** A record is kept and given on as it is; what a gate needs of it is read here. */
export type ReleaseRecord = Readonly<Record<string, unknown>>;

/** Checks a record's shape, and that it speaks of this very version. Throws `record_invalid`. */
export function checkRecord(deployable: string, version: string, record: ReleaseRecord): void {
  if (canonicalJson(record).length > MAX_LENGTH) throw releaseErrors('record_invalid', `The record of ${deployable} is too long`);
  if (isRemote(deployable)) checkRemote(deployable, version, record);
  if (deployable === 'shell' && 'extras' in record) checkShape(ShellRecord, deployable, record);
  const named = versionIn(record['metadata']) ?? versionIn(record);
  if (named !== undefined && named !== version)
    throw releaseErrors('record_invalid', `The record of ${deployable} ${version} speaks of version ${JSON.stringify(named)}`);
}

/** A checked remote's record, narrowed. */
export function remoteRecord(record: ReleaseRecord): RemoteRecord {
  return record as unknown as RemoteRecord;
}

/** What a shell offers to remotes; undefined when its record does not say. */
export function shellOffers(record: ReleaseRecord): { contract: number; packages: Packages } | undefined {
  return Value.Check(ShellRecord, record) ? record.extras.offers : undefined;
}

/** The major version of the contract that a service's record declares: its `contract`, else its OpenAPI's version. */
export function contractMajor(record: ReleaseRecord): string | undefined {
  const { contract, openapi } = record;
  const declared = typeof contract === 'string' || typeof contract === 'number' ? String(contract) : versionIn(openapi);
  return typeof declared === 'string' ? declared.split('.', 1)[0] : undefined;
}

function checkRemote(deployable: string, version: string, record: ReleaseRecord): void {
  checkShape(RemoteRecord, deployable, record);
  const { url, metadata, extras } = remoteRecord(record);
  if (extras.routes.length === 0 && extras.operators === undefined)
    throw releaseErrors('record_invalid', `${deployable} has no page, and nothing for operators`);
  // Code of another origin, or of another version's folder, would not be what was published.
  const folder = `/remotes/${deployable}/${version}/`;
  const file = url.startsWith(folder) ? url.slice(folder.length) : '';
  if (extras.files[file] === metadata.integrity) return;
  const reason = `The url of ${deployable} must be one of its files in ${folder}, with metadata.integrity as its hash`;
  throw releaseErrors('record_invalid', reason);
}

function checkShape(schema: TSchema, deployable: string, record: ReleaseRecord): void {
  if (Value.Check(schema, record)) return;
  const [problem] = Value.Errors(schema, record);
  const where = `${problem?.instancePath ?? ''} ${problem?.message ?? ''}`;
  throw releaseErrors('record_invalid', `The record of ${deployable} is not usable: ${where}`);
}

function versionIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
}
