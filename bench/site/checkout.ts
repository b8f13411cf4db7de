import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const projectRoot = join(import.meta.dirname, '../..');

export interface Checkout {
  folder: string;
  remove(): void;
}

/** The commit as a fresh clone after `npm ci`: nothing is built, compiled or kept. */
export function freshCheckout(): Checkout {
  const folder = join(mkdtempSync(join(tmpdir(), 'facet-checkout-')), 'project');
  execFileSync('git', ['clone', '--quiet', projectRoot, folder]);
  for (const installed of ['node_modules', 'packages/tooling/node_modules'])
    execFileSync('cp', ['--archive', join(projectRoot, installed), join(folder, installed)]);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  return { folder, remove: () => rmSync(join(folder, '..'), { recursive: true, force: true }) };
}
