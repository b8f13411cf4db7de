import { measureMembers } from './measure-members.ts';

/**
 * `npm run growth:members -w bench`: a page of the operators' members, in each order and filter, with 100,000 members
 * beside 1,000. Ends with 1 when one costs more than 1.2 times.
 */
const AT_MOST = 1.2;
const results = await measureMembers({
  smallMembers: 1_000,
  largeMembers: Number(process.env['GROWTH_MEMBERS'] ?? 100_000),
  times: Number(process.env['GROWTH_TIMES'] ?? 300),
});
for (const { call, smallMs, largeMs, ratio } of results) {
  const verdict = ratio <= AT_MOST ? 'reached' : 'TOO SLOW';
  process.stdout.write(
    `${call}: ${largeMs.toFixed(2)} ms, ${ratio.toFixed(2)} times (${smallMs.toFixed(2)} ms); at most ${AT_MOST}: ${verdict}\n`,
  );
}
process.exitCode = results.every(({ ratio }) => ratio <= AT_MOST) ? 0 : 1;
