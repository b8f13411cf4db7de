import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const BUILD = resolve(import.meta.dirname, '../../bin/browser-pages.mjs');

/** Builds `test/browser/page.tsx` of these remotes, each into a folder of its name in `folder`. */
export async function buildRemotePages(workspaces: readonly string[], folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD, ...workspaces, '--out', folder]);
}
