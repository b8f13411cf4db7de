import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { checkRound, type ExportedRound } from './check-round.ts';

/**
 * `npm run verify-round -- FILE`: checks a round as exported on the fairness page. Ends with 0 when everything holds, 1
 * when not, 2 without a round.
 */
function main([file]: string[]): number {
  let round: ExportedRound;
  try {
    round = readRound(file);
  } catch (error) {
    stderr.write(`verify-round: ${(error as Error).message}\n`);
    return 2;
  }
  const checks = checkRound(round);
  for (const { claim, holds, detail } of checks) stdout.write(`${holds ? 'holds' : 'FAILS'}  ${claim}: ${detail}\n`);
  const failed = checks.filter(({ holds }) => !holds).length;
  stdout.write(failed === 0 ? 'The round was dealt as it was sealed.\n' : `${failed} of ${checks.length} claims do not hold.\n`);
  return failed === 0 ? 0 : 1;
}

/** Whatever else is wrong with it, the checks find. */
function readRound(file: string | undefined): ExportedRound {
  if (file === undefined) throw new Error('name the file of an exported round: npm run verify-round -- FILE');
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as ({ round?: Partial<ExportedRound> } & Partial<ExportedRound>) | null;
  const round = parsed?.round ?? parsed;
  const isRound = ['bombs', 'crash'].includes(round?.game ?? '') && round?.serverSeed !== undefined && Array.isArray(round.revealed);
  if (!isRound) throw new Error(`${file} holds no exported round`);
  return round as ExportedRound;
}

exit(main(argv.slice(2)));
