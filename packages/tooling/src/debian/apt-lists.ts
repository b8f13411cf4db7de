import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../project-root.ts';

/** Package lists of our own: who is not root cannot refresh the machine's. */
const ownLists = join(cacheFolder, 'apt');

/** Makes apt use our own lists once there are some. */
export function aptOptions(): string[] {
  if (!existsSync(ownLists)) return [];
  return [
    '-o',
    `Dir::State::lists=${join(ownLists, 'lists')}`,
    '-o',
    `Dir::Cache=${join(ownLists, 'cache')}`,
    '-o',
    'Debug::NoLocking=true',
  ];
}

/** `apt-get update`, on the machine's lists as root, else on our own. */
export function updateLists(): void {
  if (process.getuid?.() !== 0) {
    mkdirSync(join(ownLists, 'lists/partial'), { recursive: true });
    mkdirSync(join(ownLists, 'cache/archives/partial'), { recursive: true });
  }
  execFileSync('apt-get', [...aptOptions(), 'update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
