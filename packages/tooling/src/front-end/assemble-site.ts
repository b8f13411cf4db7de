import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { writeWhole } from '../write-whole.ts';
import { frontEndWorkspaces } from './build-front-end.ts';
import { copyRemote } from './copy-remote.ts';
import { copyShell, seedShell } from './copy-shell.ts';
import type { ReleaseRecord } from './release-record.ts';

const REGISTRY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/**
 * Puts the built shell and remotes where the gateway serves them: shell/, remotes/<name>/<version>/ (immutable, older
 * versions stay for tabs that still use them), and last registry.json, which visitors get until the gateway knows the
 * registry. Returns the record of each.
 */
export function assembleSite(siteDir: string): Record<string, ReleaseRecord> {
  const { shell, remotes } = frontEndWorkspaces();
  const dist = (workspace: string): string => join(projectRoot, workspace, 'dist');
  const shellRecord = copyShell(dist(shell), siteDir);
  seedShell(siteDir, shellRecord);
  const remoteRecords = Object.fromEntries(remotes.map((name) => [name, copyRemote(dist(name), name, siteDir)]));
  const microFrontends = Object.fromEntries(Object.entries(remoteRecords).map(([name, record]) => [name, [record]]));
  writeWhole(join(siteDir, 'registry.json'), JSON.stringify({ schema: REGISTRY_SCHEMA, microFrontends }, null, 2));
  return { [shell]: shellRecord, ...remoteRecords };
}
