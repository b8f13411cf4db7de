import { readFile, rename, writeFile } from 'node:fs/promises';
import { addRoots, type KeptRoots, type SignedRoots } from './kept-roots.ts';

/**
 * `npm run keep-roots -- SITE FILE`: fetches the signed roots of a site, holds them against those in FILE, and adds the
 * new ones to it. For a machine that is not the site's, once a day. Ends with 0: the site says what it said before; 1:
 * it does not, FILE stays as it is; 2: it could not be asked.
 */
async function main([site, file]: readonly string[]): Promise<number> {
  if (site === undefined || file === undefined) throw new Error('name the site and the file: npm run keep-roots -- https://SITE FILE');
  const kept = await readKept(file);
  const response = await fetch(new URL('/api/proofs/signed-roots', site), { redirect: 'error', signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
  const signed = (await response.json()) as SignedRoots;
  const added = await addRoots(kept, signed).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (added instanceof Error) {
    process.stdout.write(`FAULT ${added.message}\n`);
    return 1;
  }
  await writeFile(`${file}.new`, `${JSON.stringify(added, null, 2)}\n`);
  await rename(`${file}.new`, file);
  process.stdout.write(`${added.roots.length} roots kept, the newest of ${added.roots.at(-1)?.day ?? 'no day yet'}\n`);
  return 0;
}

async function readKept(file: string): Promise<KeptRoots | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KeptRoots;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`could not be compared: ${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
