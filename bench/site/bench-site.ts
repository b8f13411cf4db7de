import { askedNumber } from '../asked.ts';
import { signIn, visit } from '../isolation/visits.ts';
import { freshCheckout } from './checkout.ts';
import { memoryOf } from './memory.ts';
import type { SiteFigure } from './site-figure.ts';
import { npmStart, type StartedSite } from './started-site.ts';

/** 60 is what was promised, 480 the long soak. */
const MINUTES = askedNumber('BENCH_SOAK_MINUTES', 60);
const BROWSERS = askedNumber('BENCH_SOAK_BROWSERS', 10);
const ROUNDS = 10;

/** `npm start` of a fresh checkout, cold and again, and what the site holds after an hour under load. */
export async function benchSite(): Promise<SiteFigure[]> {
  const checkout = freshCheckout();
  try {
    const cold = await npmStart(checkout.folder);
    await cold.stop();
    const warm = await npmStart(checkout.folder);
    try {
      return [
        { name: 'site, cold start', value: cold.seconds, unit: 's', atMost: 60, note: 'npm start after the install, nothing built' },
        { name: 'site, warm start', value: warm.seconds, unit: 's', atMost: 5, note: 'the same command again' },
        ...(await soak(warm)),
      ];
    } finally {
      await warm.stop();
    }
  } finally {
    checkout.remove();
  }
}

async function soak(site: StartedSite): Promise<SiteFigure[]> {
  const cookies = await Promise.all(Array.from({ length: BROWSERS }, () => signIn(site.url)));
  const rounds = [];
  let calls = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    calls += (await visit(site.url, cookies, (MINUTES * 60) / ROUNDS)).length;
    const memory = memoryOf([site.pid]);
    process.stdout.write(
      `after ${((MINUTES * round) / ROUNDS).toFixed(1)} minutes: ${Math.round(memory.megabytes)} MB (${memory.byName})\n`,
    );
    rounds.push(memory);
  }
  const [, second, ...rest] = rounds;
  const last = rest.at(-1);
  if (!second || !last) throw new Error('a soak has ten rounds');
  return [
    {
      name: 'site, memory',
      value: last.megabytes,
      unit: 'MB',
      atMost: 900,
      note: `PSS after ${MINUTES} minutes and ${calls} calls: ${last.byName}`,
    },
    {
      name: 'site, growth of memory',
      value: last.megabytes / second.megabytes,
      unit: 'times',
      atMost: 1.05,
      note: `the end beside a fifth of the time (${Math.round(second.megabytes)} MB)`,
    },
  ];
}
