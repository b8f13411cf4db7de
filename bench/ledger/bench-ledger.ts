import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import type pg from 'pg';
import { askedNumber } from '../asked.ts';
import { cpuTimeMicroseconds } from '../cpu-time.ts';
import type { Figure } from '../figure.ts';
import { checkAcknowledged, checkSum, openPool, seedMembers, settleDatabase } from './database.ts';
import { spreads, type Spread } from './members.ts';
import { runLoad } from './run-load.ts';
import { requirePgbench, runPgbench } from './run-pgbench.ts';
import { makeServiceKeys, type ServiceKeys } from './service-keys.ts';
import { startWallet } from './start-wallet.ts';

const CONNECTIONS = 64;
/** pgbench is fastest with fewer clients than that; its best is printed too. */
const PGBENCH_BEST_CLIENTS = 16;
/**
 * Many short ones: what else the machine does falls on both halves of a pair, and the median of pairs forgets the
 * worst.
 */
const ROUNDS = askedNumber('BENCH_ROUNDS', 9);
const DURATION_SECONDS = askedNumber('BENCH_SECONDS', 3);

/** What counts as durable everywhere: nothing is switched off to be fast. */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '512MB',
  max_wal_size: '4GB',
  max_connections: '200',
};

/** In times of pgbench. */
export const goals: Record<Spread, Pick<Figure, 'atLeast' | 'aim'>> = { random: { atLeast: 2, aim: 2 }, hot: { atLeast: 3.3, aim: 3.5 } };

interface Bench {
  pool: pg.Pool;
  databaseUrl: string;
  folder: string;
  keys: ServiceKeys;
  port: number;
  postgresPid: number;
}

interface Round {
  perSecond: number;
  besidePerSecond: number;
  bestPerSecond: number;
  cpuMicroseconds: number;
  besideCpuMicroseconds: number;
  p99Ms: number;
  checked: string;
}

/**
 * Transfers a second through the real service over HTTP, one transfer a request on 64 connections, beside pgbench
 * writing the same rows with a transaction of four statements: same PostgreSQL, same tables, same minute, in turn.
 */
export async function benchLedger(): Promise<Figure[]> {
  requirePgbench();
  const postgres = await startTemporaryPostgres(SETTINGS);
  const folder = mkdtempSync(join(tmpdir(), 'facet-bench-'));
  chmodSync(folder, 0o755);
  const keys = makeServiceKeys(folder, 'games');
  const databaseUrl = overTcp(postgres.url);
  const wallet = await startWallet(databaseUrl, keys.environment, folder);
  const pool = openPool(databaseUrl);
  try {
    await seedMembers(pool);
    const bench = { pool, databaseUrl, folder, keys, port: wallet.internalPort, postgresPid: postgres.pid };
    // a process that has served for a while, as in production: what is compiled is compiled
    for (const number of [1, 2]) await roundOfWallet(bench, 'random', `warm-up-${number}`);
    const figures: Figure[] = [];
    for (const spread of ['random', 'hot'] as const) figures.push(await measure(bench, spread));
    return figures;
  } finally {
    await pool.end();
    await wallet.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(bench: Bench, spread: Spread): Promise<Figure> {
  const rounds: Round[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) rounds.push(await round(bench, spread, `${spread}-${number}`));
  const meanOf = (value: (round: Round) => number): number => mean(rounds.map(value));
  const [perSecond, besidePerSecond] = [meanOf((each) => each.perSecond), meanOf((each) => each.besidePerSecond)];
  const ratios = rounds.map((each) => each.perSecond / each.besidePerSecond);
  return {
    name: `ledger, ${spread === 'hot' ? '10 hot members' : 'random members'}`,
    beside: `pgbench writing the same rows on ${CONNECTIONS} connections`,
    perSecond,
    besidePerSecond,
    ratio: median(ratios),
    note: `pairs from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}; ${(perSecond / meanOf((each) => each.bestPerSecond)).toFixed(2)} times pgbench at its best, ${PGBENCH_BEST_CLIENTS} clients`,
    ...goals[spread],
    p99Ms: median(rounds.map((each) => each.p99Ms)),
    cpuMicroseconds: meanOf((each) => each.cpuMicroseconds),
    besideCpuMicroseconds: meanOf((each) => each.besideCpuMicroseconds),
    checked: [...rounds.map((each) => each.checked), await checkSum(bench.pool)],
  };
}

async function round(bench: Bench, spread: Spread, run: string): Promise<Round> {
  const best = await roundOfPgbench(bench, spread, PGBENCH_BEST_CLIENTS);
  const beside = await roundOfPgbench(bench, spread, CONNECTIONS);
  const own = await roundOfWallet(bench, spread, run);
  process.stdout.write(`${run}: ${whole(own.perSecond)}/s, p99 ${own.p99Ms.toFixed(1)} ms; pgbench ${whole(beside.perSecond)}/s, `);
  process.stdout.write(`with ${PGBENCH_BEST_CLIENTS} clients ${whole(best.perSecond)}/s\n`);
  return { ...own, besidePerSecond: beside.perSecond, bestPerSecond: best.perSecond, besideCpuMicroseconds: beside.cpuMicroseconds };
}

async function roundOfPgbench(bench: Bench, spread: Spread, clients: number): Promise<{ perSecond: number; cpuMicroseconds: number }> {
  const begin = await begunAt(bench);
  const { perSecond, transactions } = await runPgbench({ ...bench, members: spreads[spread], clients, durationSeconds: DURATION_SECONDS });
  return { perSecond, cpuMicroseconds: begin.cpuSince() / transactions };
}

async function roundOfWallet(
  bench: Bench,
  spread: Spread,
  run: string,
): Promise<Omit<Round, 'besidePerSecond' | 'bestPerSecond' | 'besideCpuMicroseconds'>> {
  const { keys, port, pool } = bench;
  const order = {
    port,
    authorization: keys.authorization(),
    connections: CONNECTIONS,
    members: spreads[spread],
    durationMs: DURATION_SECONDS * 1000,
    run,
  };
  const begin = await begunAt(bench);
  const { acknowledged, refused, elapsedMs, p99Ms } = await runLoad(order);
  const cpuMicroseconds = begin.cpuSince() / acknowledged.length;
  if (refused > 0) throw new Error(`${run}: ${refused} transfers were not done`);
  return {
    perSecond: (acknowledged.length * 1000) / elapsedMs,
    cpuMicroseconds,
    p99Ms,
    checked: await checkAcknowledged(pool, run, acknowledged),
  };
}

async function begunAt({ pool, postgresPid }: Bench): Promise<{ cpuSince(): number }> {
  await settleDatabase(pool);
  const cpu = (): number => cpuTimeMicroseconds([process.pid, postgresPid]);
  const before = cpu();
  return { cpuSince: () => cpu() - before };
}

const whole = (value: number): string => String(Math.round(value));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * As a database on another machine is reached, and as the goals were set: through its Unix socket pgbench, which asks
 * five times for each transfer, gains more than the wallet.
 */
function overTcp(url: string): string {
  const address = new URL(url);
  address.searchParams.delete('host');
  return address.toString();
}
