import { startTemporarySite } from '@facet/tooling/site';
import { askedNumber, namedBy } from '../asked.ts';
import { control, disturbances } from './disturbances.ts';
import { floods } from './floods.ts';
import { measureIsolation } from './measure-isolation.ts';
import { signIn, visit } from './visits.ts';

/**
 * `npm run isolation -w bench`: how long other services' callers wait while one service hangs, has no database, or the
 * game platform hangs, or strangers flood it, slowly or fast. Ends with 1 when one of their calls fails, or their p99
 * is more than 1.2 times that of the rounds between without a fault.
 */
const AT_MOST = 1.2;
const tell = (line: string): void => void process.stdout.write(`${line}\n`);
/** Two processors are half free then: more browsers measure who gets a processor, not who waits for whom. */
const BROWSERS = askedNumber('ISOLATION_BROWSERS', 10);
const asked = namedBy(process.argv.slice(2), [...disturbances, ...floods]);
/** Until the services' code is compiled and their connections are open. */
const WARM_UP_SECONDS = 10;

/** Strangers come from other addresses than the walls. */
const WALLS = { WALL_ALLOWED_ADDRESSES: '127.0.0.1,::1' };

const site = await startTemporarySite({ hasFrontEnd: false, signInsPerSecond: 2, environment: { earn: WALLS } });
let isGood = true;
try {
  const cookies = await Promise.all(Array.from({ length: BROWSERS }, () => signIn(site.url)));
  const options = {
    cookies,
    rounds: askedNumber('ISOLATION_ROUNDS', 8),
    secondsARound: askedNumber('ISOLATION_SECONDS', 4),
  };
  await visit(site.url, cookies, WARM_UP_SECONDS);
  const { ratio: chance } = await measureIsolation(site, control, options);
  tell(`without a disturbance: p99 ${chance.toFixed(2)} times, by chance alone`);
  for (const disturbance of asked) {
    const { name, p99Ms, besideP99Ms, ratio, calls, failures } = await measureIsolation(site, disturbance, options);
    const isReached = ratio <= AT_MOST && failures === 0;
    isGood &&= isReached;
    tell(
      `${name}: p99 of the others ${p99Ms.toFixed(1)} ms, ${ratio.toFixed(2)} times (${besideP99Ms.toFixed(1)} ms); at most ${AT_MOST}; ${failures} of ${calls} calls failed: ${isReached ? 'reached' : 'NOT REACHED'}`,
    );
  }
} finally {
  await site.stop();
}
process.exitCode = isGood ? 0 : 1;
