import { existsSync, rmSync } from 'node:fs';
import { stopPostgres } from '../postgres/index.ts';
import { projectRoot } from '../project-root.ts';
import { PidFiles } from '../supervise/index.ts';
import { foldersOf } from './site-options.ts';

/** `node remove-site.ts FOLDER`: ends whatever of a temporary site still runs, and deletes it. */
const [, , dataDir] = process.argv;
if (dataDir && existsSync(dataDir)) {
  const folders = foldersOf(dataDir);
  await new PidFiles(folders.run).killOrphans(projectRoot, folders.releases);
  if (existsSync(folders.postgres)) await stopPostgres(folders.postgres);
  rmSync(dataDir, { recursive: true, force: true });
}
