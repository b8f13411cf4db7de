import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenapiDocument } from './openapi-document.ts';

/**
 * The document that others may rely on: the committed one; without git, what lies there. Null: this contract is new.
 */
export function publishedContract(root: string, path: string): OpenapiDocument | null {
  const text = committed(root, path);
  return text === null ? null : (JSON.parse(text) as OpenapiDocument);
}

function committed(root: string, path: string): string | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // `./` is below root, wherever in a repository that is.
    return git('ls-tree', '--name-only', 'HEAD', `./${path}`) === '' ? null : git('show', `HEAD:./${path}`);
  } catch {
    const file = join(root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }
}
