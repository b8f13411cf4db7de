import { askedNumber } from '../../asked.ts';
import { measureLists } from './measure-lists.ts';

/**
 * `npm run growth:operators -w bench`: a page of each operators' list, in each order and filter, with a million members
 * and ten million transfers beside a thousand and ten thousand. Ends with 1 when one costs more than 1.2 times. Words
 * behind `--` name which.
 */
const AT_MOST = 1.2;
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const results = await measureLists({
  smallMembers: 1_000,
  largeMembers: askedNumber('GROWTH_MEMBERS', 1_000_000),
  times: askedNumber('GROWTH_TIMES', 100),
  words: process.argv.slice(2),
  tell,
});
for (const { list, smallMs, largeMs, ratio } of results) {
  const verdict = ratio <= AT_MOST ? 'reached' : 'TOO SLOW';
  tell(`${list}: ${largeMs.toFixed(2)} ms, ${ratio.toFixed(2)} times (${smallMs.toFixed(2)} ms); at most ${AT_MOST}: ${verdict}`);
}
process.exitCode = results.every(({ ratio }) => ratio <= AT_MOST) ? 0 : 1;
