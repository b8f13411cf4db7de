import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import { readServices } from '../faults/remote.ts';
import { VisitorTraffic } from '../replicas/traffic.ts';
import { BrowserVisits } from './browser-visits.ts';

const root = join(import.meta.dirname, '../..');

/**
 * `npm run drill:containers [-- name …]`: the site in containers, two of each service and of the gateway. Under the
 * calls of members and a browser each is replaced and killed in its turn, and each front end is published anew: no call
 * fails, the slowest takes 300 ms.
 */
const SERVICES = [...readServices(), 'gateway'];
const FRONT_ENDS = ['shell', ...globSync('mfe-*', { cwd: root }).toSorted()];
const GOAL_MS = 300;
const QUIET_MS = 10_000;
const START_MS = 120_000;
const INTERNAL_PORT = 3001;
const GATEWAY_HEALTH_PORT = 8081;
const PROJECT = 'facet-containers-drill';
const PORT = process.env['PORT'] ?? '8080';
const SIM_PORT = process.env['SIM_PORT'] ?? '8090';
const url = `http://localhost:${PORT}`;
/** Not one of the visitors' calls, which are timed. */
const askNow = globalThis.fetch;

/** With what the site leaves of the processors: an operator works on another machine. */
async function run(...words: string[]): Promise<string> {
  const environment = { ...process.env, PORT, SIM_PORT, COMPOSE_PROJECT_NAME: PROJECT, SIGN_INS_PER_SECOND: '100' };
  const options = { cwd: root, maxBuffer: 100_000_000, env: environment };
  return (await promisify(execFile)('nice', ['-n', '19', 'docker', ...words], options)).stdout;
}

function compose(...words: string[]): Promise<string> {
  return run('compose', '--profile', 'replicas', ...words);
}

/** Asked at its own address: a program inside the container would take from the processors what the site needs. */
async function ready(name: string): Promise<void> {
  const id = (await compose('ps', '--quiet', name)).trim();
  const [ip] = (await run('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}', id)).split(' ');
  const port = name.startsWith('gateway') ? GATEWAY_HEALTH_PORT : INTERNAL_PORT;
  const isReady = async (): Promise<boolean> => (await askNow(`http://${ip}:${port}/readyz`).catch(() => null))?.status === 200;
  await until(`${name} is ready`, isReady, START_MS, 1_000);
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
  return () => taken.splice(0);
}

const acts: [what: string, act: () => Promise<unknown>][] = [
  ...SERVICES.flatMap((service) => [service, `${service}-2`]).flatMap((name): [string, () => Promise<unknown>][] => [
    [`${name} is replaced`, () => compose('up', '--detach', '--no-deps', '--force-recreate', name)],
    [`${name} is killed`, async () => (await compose('kill', name), compose('up', '--detach', '--no-deps', name))],
  ]),
  ...FRONT_ENDS.map((name): [string, () => Promise<unknown>] => [`${name} is published`, () => compose('run', '--rm', '--no-deps', name)]),
];

const named = process.argv.slice(2);
const subjects = [...new Set(acts.map(([what]) => subjectOf(what)))];
const unknown = named.filter((name) => !subjects.includes(name));
if (unknown.length > 0) {
  console.error(`there is no ${unknown.join(', ')}: ${subjects.join(', ')}`);
  process.exit(2);
}

function subjectOf(what: string): string {
  return what.split(' ')[0] ?? '';
}

async function drill(taken: ReturnType<typeof timeCalls>): Promise<boolean> {
  const traffic = await VisitorTraffic.start({ url, simulatorUrl: `http://localhost:${SIM_PORT}` } as Site, 4, {
    isPlaying: false,
    pauseMs: 200,
  });
  const browser = await BrowserVisits.start(url);
  const disturbed = async (what: string, act: () => Promise<unknown>): Promise<boolean> => {
    const before = { failures: traffic.record.failures.length, answers: traffic.record.answers, visits: browser.visits };
    taken();
    browser.takeTimes();
    await act();
    const name = subjectOf(what);
    if (SERVICES.includes(name.replace(/-2$/, ''))) await ready(name);
    await delay(QUIET_MS);
    const ofMembers = taken().map((call) => ({ ...call, by: 'a member’s call' }));
    const ofBrowser = browser.takeTimes().map((request) => ({ ...request, by: 'the browser' }));
    const times = [...ofMembers, ...ofBrowser].toSorted((one, other) => other.ms - one.ms);
    const slowest = times[0];
    const complaints = browser.takeComplaints();
    const failures = [...traffic.record.failures.slice(before.failures), ...complaints];
    const ms = Math.round(slowest?.ms ?? 0);
    const p99 = Math.round(times[Math.floor(times.length / 100)]?.ms ?? 0);
    const counts = [traffic.record.answers - before.answers, browser.visits - before.visits, failures.length];
    console.log(`| ${[what, ...counts, `${p99} ms`, `${ms} ms, ${slowest?.path} of ${slowest?.by}`].join(' | ')} |`);
    for (const failure of failures.slice(0, 3)) console.log(failure);
    return failures.length === 0 && ms <= GOAL_MS;
  };
  console.log('| what | calls | pages | failed | p99 | slowest |\n|---|---|---|---|---|---|');
  const chosen = acts.filter(([what]) => named.length === 0 || named.includes(subjectOf(what)));
  // As a site that has served for a while: what is compiled is compiled.
  await delay(QUIET_MS);
  const good = [await disturbed('nothing happens', async () => undefined)];
  for (const [what, act] of chosen) good.push(await disturbed(what, act));
  await browser.stop();
  await traffic.stop();
  return good.every(Boolean);
}

try {
  await compose('up', '--build', '--detach');
  await until('the site answers', async () => (await fetch(url).catch(() => null))?.status === 200, START_MS, 500);
  for (const name of SERVICES) for (const replica of [name, `${name}-2`]) await ready(replica);
  process.exitCode = (await drill(timeCalls())) ? 0 : 1;
} finally {
  if (!process.env['KEEP']) await compose('down', '--volumes', '--timeout', '1');
}
