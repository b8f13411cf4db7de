import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withLock } from '../lock.ts';
import { projectRoot } from '../project-root.ts';
import { buildChanged } from './build-front-end.ts';
import { copyRemote } from './copy-remote.ts';
import { copyShell } from './copy-shell.ts';
import { frontEndLock } from './publish-front-end.ts';
import { RECORD_FILE, type ReleaseRecord } from './release-record.ts';

/**
 * Builds the shell or one remote, nothing else, and puts its version beside the others of a running site; nobody gets
 * it yet. `from`: the folder of another copy of its sources, or of a finished build. Throws with the output of a build
 * that fails.
 */
export function buildRemoteOrShell(
  name: string,
  { from, siteDir, say }: { from: string | undefined; siteDir: string; say: (message: string) => void },
): Promise<ReleaseRecord> {
  const folder = resolve(projectRoot, from ?? name);
  const copy = (dist: string): ReleaseRecord => (name === 'shell' ? copyShell(dist, siteDir) : copyRemote(dist, name, siteDir));
  if (existsSync(join(folder, RECORD_FILE))) return Promise.resolve(copy(folder));
  return withLock(frontEndLock, async () => {
    await buildChanged([from ?? name], say);
    return copy(join(folder, 'dist'));
  });
}
