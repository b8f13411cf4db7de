import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchLedger } from './ledger/bench-ledger.ts';
import { printTable, type Figure } from './figure.ts';

/** `npm run bench`: every figure, as a table and in results.json. Each is a ratio against something run beside it in the same run. */
const figures: Figure[] = await benchLedger();
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify({ at: new Date().toISOString(), figures }, null, 2)}\n`);
process.stdout.write(printTable(figures));
process.exitCode = figures.every((figure) => figure.ratio >= figure.atLeast) ? 0 : 1;
