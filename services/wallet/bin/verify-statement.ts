import { readFile } from 'node:fs/promises';
import { verifyStatement, type StatementProof } from './statement-verifier.ts';

/**
 * `npm run verify-statement -- FILE [ROOT]`: checks a downloaded proof. Ends with 0: it holds; 1: it does not; 2: the
 * file cannot be read, or holds none. ROOT is the day's root as it was published (/api/proofs/roots/{day}) or as you
 * kept it.
 */
async function main([file, publishedRoot]: readonly string[]): Promise<number> {
  if (file === undefined) throw new Error('name the downloaded file: npm run verify-statement -- FILE [ROOT]');
  const proof = JSON.parse(await readFile(file, 'utf8')) as StatementProof | null;
  if (!Array.isArray(proof?.transfers) || !Array.isArray(proof.path)) throw new Error(`${file} holds no statement proof`);
  const fault = await verifyStatement(proof, publishedRoot ?? proof.root);
  const about = `${proof.transfers.length} transfers of ${proof.memberId} until the end of ${proof.day}`;
  if (fault !== undefined) {
    process.stdout.write(`FAULT ${about}: ${fault}\n`);
    return 1;
  }
  process.stdout.write(`the chain and the path hold: ${about}\nroot ${proof.root}\n`);
  if (publishedRoot === undefined)
    process.stdout.write('compare it with the root that the site publishes for that day, or give it as the second argument\n');
  return 0;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`cannot be checked: ${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
