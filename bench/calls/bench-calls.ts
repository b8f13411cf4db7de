import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { askedNumber, askedOf } from '../asked.ts';
import { cpuTimeMicroseconds } from '../cpu-time.ts';
import type { Figure } from '../figure.ts';
import type pg from 'pg';
import { fillSocial } from '../growth/social/fill-social.ts';
import { SECRETS_KEYS } from '../growth/social/seal-seed.ts';
import { openPool } from '../ledger/database.ts';
import { memberId } from '../ledger/members.ts';
import { makeServiceKeys, type ServiceKeys } from '../ledger/service-keys.ts';
import { startProgram, startService, type RunningService } from '../start-service.ts';
import { askMany } from './ask-many.ts';
import { fillEarn, fillIdentity, fillWallet, MEMBERS } from './fill-calls.ts';
import { hotCalls, type HotCall } from './hot-calls.ts';

const ROUNDS = askedNumber('BENCH_ROUNDS', 3);
const DURATION_MS = askedNumber('BENCH_SECONDS', 8) * 1000;
const SOCIAL = { events: 10, entries: MEMBERS };
/** Of those that do not run here nobody asks anything. */
const PEERS = ['wallet', 'identity', 'earn', 'games', 'social', 'admin'];
const SERVICES = ['wallet', 'identity', 'earn', 'social'];

interface Bench {
  running: Record<string, RunningService>;
  keys: ServiceKeys;
  postgresPid: number;
}

/**
 * What a call costs the processors, in all that works for it (services and PostgreSQL), beside a bare Fastify route
 * with the same statements.
 */
export async function benchCalls(): Promise<Figure[]> {
  const calls = askedOf('BENCH_CALLS', hotCalls);
  const postgres = await startTemporaryPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'facet-bench-'));
  chmodSync(folder, 0o755);
  const running: Record<string, RunningService> = {};
  try {
    const keys = makeServiceKeys(folder, 'identity');
    const urls = await createDatabases(postgres.url);
    for (const name of SERVICES) {
      const peers = Object.fromEntries(PEERS.map((peer) => [peer, `http://127.0.0.1:${running[peer]?.internalPort ?? 1}`]));
      running[name] = await startService(name, environmentOf(name, { folder, keys, url: urls[name] ?? '', peers }));
    }
    await fill(urls);
    running['plain'] = await startProgram(join(import.meta.dirname, 'plain-calls.ts'), { DATABASE_URLS: JSON.stringify(urls) });
    const figures: Figure[] = [];
    for (const call of calls) figures.push(await measure({ running, keys, postgresPid: postgres.pid }, call));
    return figures;
  } finally {
    for (const service of Object.values(running).toReversed()) await service.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In turn, so that what else the machine does falls on both. */
async function measure({ running, keys, postgresPid }: Bench, { name, service, asks, path }: HotCall): Promise<Figure> {
  const cookies = Array.from({ length: MEMBERS }, (_, index) => keys.memberCookie(memberId(index + 1)));
  const run = async (at: string, services: readonly string[], pathOf: (member: number) => string): Promise<Run> => {
    const pids = [postgresPid, ...services.map((each) => running[each]?.pid ?? 0)];
    const before = cpuTimeMicroseconds(pids);
    const asked = await askMany({ port: running[at]?.port ?? 0, pathOf, cookies, durationMs: DURATION_MS });
    return { ...asked, cpuMicroseconds: (cpuTimeMicroseconds(pids) - before) / asked.answers };
  };
  const rounds: { own: Run; plain: Run }[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({
      own: await run(service, [service, ...asks], () => path),
      plain: await run('plain', ['plain'], (member) => `${path}?member=${memberId(member + 1)}`),
    });
  // The first only warms up.
  return figureOf(name, rounds.slice(1));
}

interface Run {
  answers: number;
  perSecond: number;
  p99Ms: number;
  cpuMicroseconds: number;
}

function figureOf(name: string, rounds: readonly { own: Run; plain: Run }[]): Figure {
  const ratios = rounds.map(({ own, plain }) => plain.cpuMicroseconds / own.cpuMicroseconds).toSorted((a, b) => a - b);
  const mean = (of: (round: { own: Run; plain: Run }) => number): number =>
    rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
  return {
    name: `calls, ${name}`,
    beside: 'a bare Fastify route with the same statements, by processor time',
    perSecond: mean(({ own }) => own.perSecond),
    besidePerSecond: mean(({ plain }) => plain.perSecond),
    ratio: ratios[Math.floor(ratios.length / 2)] ?? 0,
    note: `rounds from ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}; ${MEMBERS} members, all checks on, services and PostgreSQL counted`,
    atLeast: 0.5,
    aim: 0.6,
    p99Ms: Math.max(...rounds.map(({ own }) => own.p99Ms)),
    cpuMicroseconds: mean(({ own }) => own.cpuMicroseconds),
    besideCpuMicroseconds: mean(({ plain }) => plain.cpuMicroseconds),
    checked: ['each call was answered 200'],
  };
}

async function createDatabases(serverUrl: string): Promise<Record<string, string>> {
  const pool = openPool(serverUrl);
  for (const name of SERVICES) await pool.query(`create database ${name}`);
  await pool.end();
  return Object.fromEntries(SERVICES.map((name) => [name, Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href]));
}

async function fill(urls: Record<string, string>): Promise<void> {
  const fills = { identity: fillIdentity, wallet: fillWallet, earn: fillEarn, social: (pool: pg.Pool) => fillSocial(pool, SOCIAL) };
  for (const [name, fillIn] of Object.entries(fills)) {
    const pool = openPool(urls[name] ?? '');
    await fillIn(pool);
    await pool.end();
  }
}

function environmentOf(
  name: string,
  { folder, keys, url, peers }: { folder: string; keys: ServiceKeys; url: string; peers: Record<string, string> },
): Record<string, string> {
  const catalogue = join(folder, 'settings.json');
  writeFileSync(catalogue, '{}', { mode: 0o644 });
  return {
    ...keys.environment,
    SERVICE_URLS: JSON.stringify(peers),
    DATABASE_URL: url,
    PUBLIC_URL: 'http://localhost',
    PLATFORM_BASE_URL: 'https://127.0.0.1:1',
    GROUP_ID: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    SECRETS_KEYS,
    ...Object.fromEntries(['A', 'B', 'C', 'D'].map((wall) => [`WALL_${wall}_SECRET`, 'secret-of-the-bench'])),
    WALL_IDS_KEY: 'wall-ids-of-the-bench-are-not-real',
    WALLS_BASE_URL: 'http://127.0.0.1:1/walls',
    ...(name === 'identity' && {
      SERVICE_KEY_FILE: keys.callerKeyFile,
      SESSION_KEY_FILE: keys.callerKeyFile,
      SETTINGS_CATALOGUE: catalogue,
    }),
  };
}
