import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';

/** The page that shows all pictures; says where. */
export async function writeIndex(folder: string, outcomes: readonly Outcome[]): Promise<string> {
  const page = await readFile(join(import.meta.dirname, 'index-page.html'), 'utf8');
  const json = JSON.stringify(outcomes).replaceAll('<', '\\u003c');
  const file = join(folder, 'index.html');
  await writeFile(
    file,
    page.replace('__OUTCOMES__', () => json),
  );
  return file;
}
