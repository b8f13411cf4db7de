import { askedNumber } from '../asked.ts';
import { measureGrowth } from './measure-growth.ts';

/**
 * `npm run growth -w bench`: what the wallet's calls cost with ten million transfers beside ten thousand. Ends with 1
 * when one costs more than 1.2 times. `GROWTH_MEMBERS` (1000000) makes it smaller.
 */
const AT_MOST = 1.2;
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const results = await measureGrowth({
  smallMembers: 1_000,
  largeMembers: askedNumber('GROWTH_MEMBERS', 1_000_000),
  times: askedNumber('GROWTH_TIMES', 1_000),
  tell,
});
for (const { call, smallMs, largeMs, ratio } of results) {
  tell(
    `${call}: ${largeMs.toFixed(2)} ms, ${ratio.toFixed(2)} times (${smallMs.toFixed(2)} ms); at most ${AT_MOST}: ${ratio <= AT_MOST ? 'reached' : 'TOO SLOW'}`,
  );
}
process.exitCode = results.every(({ ratio }) => ratio <= AT_MOST) ? 0 : 1;
