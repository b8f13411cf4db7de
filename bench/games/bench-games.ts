import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import type pg from 'pg';
import { askedNumber } from '../asked.ts';
import { cpuTimeMicroseconds } from '../cpu-time.ts';
import type { Figure } from '../figure.ts';
import { openPool } from '../ledger/database.ts';
import { makeServiceKeys, type ServiceKeys } from '../ledger/service-keys.ts';
import type { RevealOrder, RevealResult } from './generate-reveals.ts';
import { checkTiles, insertRounds, TILES_A_ROUND } from './rounds.ts';
import { startProcess } from './start-process.ts';

const ROUNDS_OF_RUNS = askedNumber('BENCH_ROUNDS', 3);
const DURATION_SECONDS = askedNumber('BENCH_SECONDS', 8);
const CONNECTIONS = 32;
const MAIN = join(import.meta.dirname, '../../services/games/src/main.ts');
/** Nothing is switched off to be fast. */
const SETTINGS = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '256MB', max_wal_size: '4GB' };

interface Bench {
  pool: pg.Pool;
  keys: ServiceKeys;
  postgresPid: number;
}

/**
 * Reveals through the real games (its own process, a session checked, a guarded update each), beside a bare Fastify
 * route with one indexed update.
 */
export async function benchGames(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres(SETTINGS);
  const folder = mkdtempSync(join(tmpdir(), 'facet-bench-'));
  chmodSync(folder, 0o755);
  const keys = makeServiceKeys(folder, 'admin');
  const nobody = 'http://127.0.0.1:1';
  const games = await startProcess(MAIN, {
    ...keys.environment,
    SECRETS_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64url')}`,
    DATABASE_URL: postgres.url,
    PUBLIC_URL: 'http://localhost',
    SERVICE_URLS: JSON.stringify({ wallet: nobody, identity: nobody }),
    LOG_LEVEL: 'info',
  });
  const plain = await startProcess(join(import.meta.dirname, 'plain-route.ts'), { DATABASE_URL: postgres.url });
  const pool = openPool(postgres.url);
  try {
    return [await measure({ pool, keys, postgresPid: postgres.pid }, games.port, plain.port)];
  } finally {
    await pool.end();
    await plain.stop();
    await games.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In turn, so that what else the machine does falls on both. */
async function measure(bench: Bench, gamesPort: number, plainPort: number): Promise<Figure> {
  let run = 0;
  const own: Run[] = [];
  const beside: Run[] = [];
  for (let round = 0; round <= ROUNDS_OF_RUNS; round++) {
    own.push(await load(bench, run++, gamesPort, '/api/bombs/reveal'));
    beside.push(await load(bench, run++, plainPort, '/reveal'));
  }
  // The first of each only warms up.
  const [best, plain] = [total(own.slice(1)), total(beside.slice(1))];
  return {
    name: 'games, reveals',
    beside: 'a bare Fastify route with one indexed update',
    perSecond: best.perSecond,
    besidePerSecond: plain.perSecond,
    ratio: best.perSecond / plain.perSecond,
    note: `${CONNECTIONS} connections, a member each; a session, a check and an update a reveal`,
    atLeast: 0.4,
    aim: 0.6,
    p99Ms: best.p99Ms,
    cpuMicroseconds: best.cpuMicroseconds,
    besideCpuMicroseconds: plain.cpuMicroseconds,
    checked: [...new Set(own.slice(-1).map(({ checked }) => checked))],
  };
}

interface Run extends RevealResult {
  cpuMicroseconds: number;
  checked: string;
}

/** One run on rounds of its own. @throws when a tile was refused, or is not stored as it was acknowledged */
async function load({ pool, keys, postgresPid }: Bench, run: number, port: number, path: string): Promise<Run> {
  const rounds = (await insertRounds(pool, run)).map((round) => ({ ...round, cookie: keys.memberCookie(round.memberId) }));
  const before = cpuTimeMicroseconds([process.pid, postgresPid]);
  const result = await generate({
    port,
    path,
    durationMs: DURATION_SECONDS * 1000,
    connections: CONNECTIONS,
    tilesEach: TILES_A_ROUND,
    rounds,
  });
  const cpuMicroseconds = cpuTimeMicroseconds([process.pid, postgresPid]) - before;
  if (result.refused > 0) throw new Error(`${path}: ${result.refused} tiles were refused`);
  process.stdout.write(`${path}: ${result.acknowledged} in ${Math.round(result.elapsedMs)} ms, p99 ${result.p99Ms.toFixed(1)} ms\n`);
  return { ...result, cpuMicroseconds, checked: await checkTiles(pool, run, result.acknowledged) };
}

function total(runs: readonly Run[]): { perSecond: number; p99Ms: number; cpuMicroseconds: number } {
  const sum = (of: (run: Run) => number): number => runs.reduce((all, run) => all + of(run), 0);
  const count = sum(({ acknowledged }) => acknowledged);
  return {
    perSecond: (count * 1000) / sum(({ elapsedMs }) => elapsedMs),
    p99Ms: Math.max(...runs.map(({ p99Ms }) => p99Ms)),
    cpuMicroseconds: sum((run) => run.cpuMicroseconds) / count,
  };
}

function generate(order: RevealOrder): Promise<RevealResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'generate-reveals.ts'));
    let result: RevealResult | undefined;
    child.once('message', (message) => (result = message as RevealResult));
    child.once('error', reject);
    // its CPU time is counted once it has ended
    child.once('exit', (code) => (result ? resolve(result) : reject(new Error(`the reveal generator ended with ${code}`))));
    child.send(order);
  });
}
