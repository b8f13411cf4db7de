import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction, type Kit, type Transaction } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { DeployableName, isRemote, VersionName } from './deployable.ts';
import { moveReleases } from './move-releases.ts';
import { publishVersion } from './publish-version.ts';
import type { ReleaseRecord } from './record.ts';
import { lockRegistry, readRecords, readStanding } from './registry-store.ts';

const BY = 'start';

interface Found {
  deployable: string;
  version: string;
  file: string;
  changedAtMs: number;
}

/**
 * Publishes the versions that came with this installation, `<directory>/<deployable>/<version>.json`, and makes one
 * that was never known the stable one (the newest file of several). A known one changes nothing, so that a roll back
 * survives a restart. One that is refused is told and left out: a bad record must not keep the site from starting.
 */
export async function seedReleases({
  database,
  log,
  directory,
}: Pick<Kit, 'database' | 'log'> & { directory: string | undefined }): Promise<void> {
  if (directory === undefined) return;
  for (const found of (await findRecords(directory)).toSorted(byNeed)) {
    try {
      const record = JSON.parse(await readFile(found.file, 'utf8')) as ReleaseRecord;
      await inTransaction(database, (transaction) => seed(transaction, found, record));
    } catch (error) {
      log.error(
        { err: error, deployable: found.deployable, version: found.version },
        'releases: a version of this installation is refused',
      );
    }
  }
}

/**
 * Services and the shell before the remotes that may need what is new in them; the newest file of a deployable last.
 */
function byNeed(one: Found, other: Found): number {
  return Number(isRemote(one.deployable)) - Number(isRemote(other.deployable)) || one.changedAtMs - other.changedAtMs;
}

async function seed(transaction: Transaction, { deployable, version }: Found, record: ReleaseRecord): Promise<void> {
  await lockRegistry(transaction);
  const known = await readRecords(transaction, [{ deployable, version }]);
  await publishVersion(transaction, { deployable, version, record, by: BY });
  if (known.size > 0) return;
  const { revision } = await readStanding(transaction);
  const move = { deployable, stable: version };
  await moveReleases(transaction, { revision, moves: [move], reason: 'a version that came with the installation', by: BY });
}

async function findRecords(directory: string): Promise<Found[]> {
  const files = await readdir(directory, { recursive: true }).catch(() => []);
  const named = files.filter((file) => file.endsWith('.json')).map((path) => ({ path, ...splitPath(path) }));
  const ours = named.filter(({ deployable, version }) => Value.Check(DeployableName, deployable) && Value.Check(VersionName, version));
  return Promise.all(
    ours.map(async ({ path, deployable, version }) => {
      const file = join(directory, path);
      return { deployable, version, file, changedAtMs: (await stat(file)).mtimeMs };
    }),
  );
}

function splitPath(path: string): { deployable: string; version: string } {
  const parts = path.slice(0, -'.json'.length).split('/');
  return { deployable: parts.slice(0, -1).join('/'), version: parts.at(-1) ?? '' };
}
