import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, projectRoot } from '../project-root.ts';
import { typePrograms } from './type-programs.ts';

/** Checks the types of every workspace, and of the templates where they lie. `tsc -b <folder>` does the same for one of them. */
const WORKSPACES = [
  'shell',
  'mfe-*',
  'services/*',
  'packages/*',
  'gateway',
  'e2e',
  'bench',
  'packages/tooling/templates/{mfe-,services/}*',
];
const folders = globSync(WORKSPACES, { cwd: projectRoot }).filter((folder) => existsSync(join(projectRoot, folder, 'tsconfig.json')));

const place = join(cacheFolder, 'types/programs');
mkdirSync(place, { recursive: true });
let failed = false;
for (const { name, settings } of typePrograms(['.', ...folders.toSorted()])) {
  const file = join(place, `${name}.json`);
  writeFileSync(file, JSON.stringify(settings, null, 2));
  const { status } = spawnSync('tsc', ['-p', file, '--tsBuildInfoFile', join(place, `${name}.tsbuildinfo`)], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
