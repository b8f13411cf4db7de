import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import { VisitorTraffic } from '../replicas/traffic.ts';

/**
 * `npm run drill:containers`: the site in containers with two of each service and two gateways, each replaced and
 * killed in its turn under members' calls: no call fails, the slowest takes 300 ms.
 */
const FILES = ['docker-compose.yml', 'deploy/entrance/compose.yml'].flatMap((file) => ['-f', file]);
const SERVICES = ['identity', 'wallet', 'earn', 'games', 'social', 'admin', 'gateway'];
const GOAL_MS = 300;
const START_MS = 300_000;
const url = `http://localhost:${process.env['PORT'] ?? 8080}`;
const simulatorUrl = `http://localhost:${process.env['SIM_PORT'] ?? 8090}`;

async function compose(...words: string[]): Promise<string> {
  const options = { cwd: join(import.meta.dirname, '../..'), maxBuffer: 100_000_000 };
  return (await promisify(execFile)('docker', ['compose', ...FILES, '--profile', 'replicas', ...words], options)).stdout;
}

async function isHealthy(name: string): Promise<boolean> {
  return (await compose('ps', '--format=json', name)).includes('"Health":"healthy"');
}

/** How long each call took, the live stream left out. */
function timeCalls(): () => { path: string; ms: number }[] {
  const taken: { path: string; ms: number }[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { pathname, origin } = new URL(input instanceof Request ? input.url : input);
    const fromMs = performance.now();
    const response = await send(input, init);
    if (origin === url && pathname !== '/api/live') taken.push({ path: pathname, ms: performance.now() - fromMs });
    return response;
  };
  return () => taken.splice(0).toSorted((one, other) => other.ms - one.ms);
}

async function disturbed(what: string, traffic: VisitorTraffic, disturb: () => Promise<unknown>): Promise<boolean> {
  const before = { failures: traffic.record.failures.length, answers: traffic.record.answers };
  taken();
  await disturb();
  const [slowest] = taken();
  const failures = traffic.record.failures.slice(before.failures);
  const ms = Math.round(slowest?.ms ?? 0);
  console.log(`| ${what} | ${traffic.record.answers - before.answers} | ${failures.length} | ${ms} ms, ${slowest?.path} |`);
  for (const failure of failures.slice(0, 3)) console.log(failure);
  return failures.length === 0 && ms <= GOAL_MS;
}

const taken = timeCalls();
const good: boolean[] = [];
try {
  await compose('up', '--build', '--detach');
  await until('the site answers', async () => (await fetch(url).catch(() => null))?.status === 200, START_MS, 500);
  const names = SERVICES.flatMap((service) => [service, `${service}-2`]);
  for (const name of names) await until(`${name} is healthy`, () => isHealthy(name), START_MS, 500);
  const traffic = await VisitorTraffic.start({ url, simulatorUrl } as Site, 4, { isPlaying: false, pauseMs: 200 });
  console.log('| what | answers | failed | slowest |\n|---|---|---|---|');
  good.push(await disturbed('nothing', traffic, () => new Promise((resolve) => setTimeout(resolve, 10_000))));
  for (const name of names)
    for (const [what, ...acts] of [
      ['replaced', ['up', '--detach', '--no-deps', '--force-recreate', name]],
      ['killed', ['kill', name], ['up', '--detach', '--no-deps', name]],
    ] as [string, ...string[][]][])
      good.push(
        await disturbed(`${name} is ${what}`, traffic, async () => {
          for (const act of acts) await compose(...act);
          await until(`${name} is healthy`, () => isHealthy(name), START_MS, 500);
        }),
      );
  await traffic.stop();
} finally {
  await compose('down', '--volumes', '--timeout', '1');
}
process.exitCode = good.every(Boolean) ? 0 : 1;
