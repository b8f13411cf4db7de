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
  const signed = await readSite(site);
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

async function readSite(site: string): Promise<SignedRoots> {
  if (!/^https?:\/\//.test(site)) throw new Error(`${site} is no address of a site: https://SITE`);
  const url = new URL('/api/proofs/signed-roots', site);
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    const cause = error.cause as { code?: string; message: string } | undefined;
    throw new Error(`${url.origin} does not answer: ${cause?.code ?? cause?.message ?? error.message}`, { cause: error });
  });
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
  return (await response.json()) as SignedRoots;
}

async function readKept(file: string): Promise<KeptRoots | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as Partial<KeptRoots> | null;
    // What the site did not write is no fault of the site.
    if (!kept?.key || !Array.isArray(kept.roots)) throw new Error(`${file} holds no kept roots`);
    return { key: kept.key, roots: kept.roots };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`could not be compared: ${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
