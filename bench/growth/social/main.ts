import { askedNumber } from '../../asked.ts';
import { measureSocial } from './measure-social.ts';

/**
 * `npm run growth:social -w bench`: a page with 1,000 events and an event with 100,000 entries, beside 10 and 10. Ends
 * with 1 when a page of entries costs more than 1.2 times, or the list of events more than 20 times.
 */
const results = await measureSocial({
  small: { events: 10, entries: 10 },
  large: { events: 1_000, entries: 100_000 },
  times: askedNumber('GROWTH_TIMES', 300),
  atMost: 1.2,
});
for (const { call, smallMs, largeMs, ratio, atMost } of results) {
  const verdict = ratio <= atMost ? 'reached' : 'TOO SLOW';
  process.stdout.write(
    `${call}: ${largeMs.toFixed(2)} ms, ${ratio.toFixed(2)} times (${smallMs.toFixed(2)} ms); at most ${atMost}: ${verdict}\n`,
  );
}
process.exitCode = results.every(({ ratio, atMost }) => ratio <= atMost) ? 0 : 1;
