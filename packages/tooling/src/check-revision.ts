import { spawnSync } from 'node:child_process';

/** @throws when git knows no such commit */
export function checkRevision(root: string, revision: string): void {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], { cwd: root });
  if (status !== 0) throw new Error(`git knows no commit ${revision}`);
}
