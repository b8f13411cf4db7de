import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.ts';

const IMPORTED = /(?:from|import) '(\.[^']+)'/g;

/**
 * The style sheets of a package in the order in which its modules come. Where they come in this order, and first, it is
 * the same for every page; by pages it would be that of who was loaded before.
 */
export function sheetsOf(name: 'ui' | 'console-kit'): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) sheets.push(file);
    else for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) visit(path.resolve(path.dirname(file), address));
  };
  visit(path.join(projectRoot, 'packages', name, 'src/index.ts'));
  return sheets;
}
