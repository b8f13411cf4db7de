import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseContext } from './release-context.ts';

const KEPT_DAYS = 30;
const KEPT_VERSIONS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Kept {
  readonly version: string;
  readonly madeAtMs: number;
}

/** Removes the files of versions that nobody can get any more; open tabs have 30 days to forget them. */
export async function pruneVersions({ registry, folders }: ReleaseContext, deployables: readonly string[]): Promise<void> {
  const document = await registry.current();
  for (const deployable of deployables) {
    const folder = folderOf(folders, deployable);
    if (folder === null || !existsSync(folder)) continue;
    const { stable, canary, previous } = document.deployables[deployable] ?? {};
    const inUse = [stable, canary, previous].flatMap((version) => (version ? [version.version] : []));
    for (const version of outdated(versionsIn(folder), inUse, Date.now())) rmSync(join(folder, version), { recursive: true, force: true });
  }
}

/** Which of these may go: not in use, older than 30 days, and not one of the five newest. */
export function outdated(versions: readonly Kept[], inUse: readonly string[], nowMs: number): string[] {
  const newestFirst = versions.toSorted((one, other) => other.madeAtMs - one.madeAtMs);
  return newestFirst
    .slice(KEPT_VERSIONS)
    .filter(({ version, madeAtMs }) => !inUse.includes(version) && madeAtMs < nowMs - KEPT_DAYS * DAY_MS)
    .map(({ version }) => version);
}

/**
 * The shell's files lie side by side and are shared by its versions: only its pages are counted here, and they are
 * small.
 */
function folderOf(folders: ReleaseContext['folders'], deployable: string): string | null {
  if (deployable.startsWith('services/')) return join(folders.releases, deployable);
  return deployable === 'shell' ? null : join(folders.site, 'remotes', deployable);
}

function versionsIn(folder: string): Kept[] {
  return readdirSync(folder).map((version) => ({ version, madeAtMs: statSync(join(folder, version)).mtimeMs }));
}
