import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const BUILD = resolve(import.meta.dirname, '../../bin/tested-builds.ts');

/**
 * Where the builds are that tests look at: `pages` is that of all remotes' `test/browser/page.tsx`, each in a folder of
 * its name; others are named by their folders in the project. Nobody changes what is there: it lies in a cache, and is
 * built only when its sources changed.
 */
export async function testedBuilds(...names: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [BUILD, ...names]);
  return stdout.trim().split('\n');
}
