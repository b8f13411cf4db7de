import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRemote } from '../front-end/copy-remote.ts';
import { copyShell, seedShell } from '../front-end/copy-shell.ts';
import type { ReleaseRecord } from '../front-end/release-record.ts';
import { RegistryClient } from '../registry/registry-client.ts';
import { ReleaseError } from '../registry/release-error.ts';
import { writeWhole } from '../write-whole.ts';

export interface Publication {
  /** `shell`, or the remote's name. */
  deployable: string;
  /** What its build wrote. */
  dist: string;
  /** What the gateways serve. */
  siteDir: string;
  /** Where services/admin's internal API is; absent, or away: it finds the record at its start. */
  adminUrl: string | undefined;
  /** Private key of `releaser-<deployable>`, which releases nothing else. */
  keyFile: string;
  /** Percent of the visitors; null: everybody. */
  share: number | null;
  say: (message: string) => void;
}

/** Puts a built version on a site and gives it to visitors. The same version again changes nothing. */
export async function publish({ deployable, dist, siteDir, adminUrl, keyFile, share, say }: Publication): Promise<void> {
  const record = deployable === 'shell' ? copyShell(dist, siteDir) : copyRemote(dist, deployable, siteDir);
  if (deployable === 'shell') seedShell(siteDir, record);
  leaveForAdmin(siteDir, deployable, record);
  const { version } = record.metadata;
  const registry = new RegistryClient(() => adminUrl, keyFile, `releaser-${deployable}`);
  try {
    const { revision, deployables } = await registry.current();
    await registry.publish(deployable, record);
    if (deployables[deployable]?.stable.version === version) return say(`${deployable} ${version}: that is what is out already`);
    const move = share === null ? { deployable, stable: version, canary: null } : { deployable, canary: { version, share } };
    const moved = await registry.move({ revision, moves: [move], reason: `published by its container`, by: 'container' });
    say(`${deployable} ${version}: out (revision ${moved})`);
  } catch (error) {
    if (!(error instanceof ReleaseError && error.code === 'registry_away')) throw error;
    say(`${deployable} ${version}: its files are there; services/admin makes it known when it starts`);
  }
}

/** The version that comes with the installation: admin makes one that it never saw the stable one. */
function leaveForAdmin(siteDir: string, deployable: string, record: ReleaseRecord): void {
  const folder = join(siteDir, 'releases', deployable);
  rmSync(folder, { recursive: true, force: true });
  writeWhole(join(folder, `${record.metadata.version}.json`), JSON.stringify(record, null, 2));
}
