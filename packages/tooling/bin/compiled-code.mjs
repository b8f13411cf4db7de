// Plain JavaScript for Node 20: runs before anything is installed.
import { rmSync, statSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = join(resolve(fileURLToPath(import.meta.url), '../../../..'), '.cache/compiled');
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * From now on Node keeps what it made of sources, and this process and all that it starts find it again. Begun anew
 * after a month: nothing else takes out what belongs to versions that are gone.
 */
export function keepCompiledCode(folder = CACHE) {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && found.mtimeMs < Date.now() - LONGEST_MS) rmSync(folder, { recursive: true, force: true });
  process.env.NODE_COMPILE_CACHE ??= folder;
  nodeModule.enableCompileCache?.();
}
