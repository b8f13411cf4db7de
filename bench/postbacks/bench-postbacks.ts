import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import type pg from 'pg';
import { askedNumber } from '../asked.ts';
import { cpuTimeMicroseconds } from '../cpu-time.ts';
import type { Figure } from '../figure.ts';
import { openPool } from '../ledger/database.ts';
import { requirePgbench } from '../ledger/run-pgbench.ts';
import { makeServiceKeys } from '../ledger/service-keys.ts';
import { startWallet } from '../ledger/start-wallet.ts';
import { checkCredits, drained } from './check-credits.ts';
import { runPlainInserts } from './plain-inserts.ts';
import { memberIds } from './postback-call.ts';
import { runPostbacks } from './run-postbacks.ts';
import { startEarn } from './start-earn.ts';

const FLOOD_PER_SECOND = 500;
const FLOOD_SECONDS = askedNumber('BENCH_FLOOD_SECONDS', 10);
const DURATION_SECONDS = askedNumber('BENCH_SECONDS', 8);
/** Walls wait for their answer for 5 to 60 seconds, by their documentation; the shortest counts. */
const PROVIDERS_TIME_MS = 5_000;
const CONNECTIONS = 32;
const PGBENCH_CLIENTS = 16;
/** Nothing is switched off to be fast. */
const SETTINGS = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '256MB', max_wal_size: '4GB' };

interface Bench {
  earn: pg.Pool;
  wallet: pg.Pool;
  earnUrl: string;
  folder: string;
  port: number;
  postgresPid: number;
}

/**
 * Postbacks through the real earn with the real wallet behind it: first a flood at the rate that must hold, with 20 %
 * duplicates, in which every call has to be answered in the provider's time; then as many as go, beside pgbench writing
 * the same rows.
 */
export async function benchPostbacks(): Promise<Figure[]> {
  requirePgbench();
  const postgres = await startTemporaryPostgres(SETTINGS);
  const folder = mkdtempSync(join(tmpdir(), 'facet-bench-'));
  chmodSync(folder, 0o755);
  const keys = makeServiceKeys(folder, 'earn');
  const [earnUrl, walletUrl] = [await createDatabase(postgres.url, 'earn'), await createDatabase(postgres.url, 'wallet')];
  const wallet = await startWallet(walletUrl, keys.environment, folder);
  const earn = await startEarn({
    databaseUrl: earnUrl,
    keys: { ...keys.environment, SERVICE_KEY_FILE: keys.callerKeyFile },
    walletUrl: `http://127.0.0.1:${wallet.internalPort}`,
  });
  const pools = { earn: openPool(earnUrl), wallet: openPool(walletUrl) };
  try {
    await pools.earn.query('insert into members (id, username) select id, id::text from unnest($1::uuid[]) as m (id)', [memberIds]);
    return [await measure({ ...pools, earnUrl, folder, port: earn.port, postgresPid: postgres.pid })];
  } finally {
    await Promise.all([pools.earn.end(), pools.wallet.end()]);
    await earn.stop();
    await wallet.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A database of its own for a service. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const pool = openPool(serverUrl);
  await pool.query(`create database ${name}`);
  await pool.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function measure(bench: Bench): Promise<Figure> {
  // a process that has served for a while, as in production: what is compiled is compiled
  await load(bench, 'warm-up', { perSecond: null, seconds: DURATION_SECONDS });
  const flood = await load(bench, 'flood', { perSecond: FLOOD_PER_SECOND, seconds: FLOOD_SECONDS });
  if (flood.slowestMs > PROVIDERS_TIME_MS) throw new Error(`a postback of the flood was answered after ${Math.round(flood.slowestMs)} ms`);
  const begin = cpuOf(bench);
  const own = await load(bench, 'closed', { perSecond: null, seconds: DURATION_SECONDS });
  const cpuMicroseconds = begin.since() / own.sent;
  const plainBegin = cpuOf(bench);
  const plain = await runPlainInserts({
    ...bench,
    databaseUrl: bench.earnUrl,
    clients: PGBENCH_CLIENTS,
    durationSeconds: DURATION_SECONDS,
  });
  return {
    name: 'postbacks, 20 % duplicates',
    beside: `plain inserts of the same rows by pgbench, ${PGBENCH_CLIENTS} clients`,
    perSecond: own.perSecond,
    besidePerSecond: plain.perSecond,
    ratio: own.perSecond / plain.perSecond,
    note: `flood of ${FLOOD_PER_SECOND}/s for ${FLOOD_SECONDS} s: ${flood.sent} calls, p99 ${flood.p99Ms.toFixed(1)} ms, slowest ${flood.slowestMs.toFixed(0)} ms; the last credit ${Math.round(flood.drainedMs)} ms later`,
    atLeast: 0.1,
    aim: 0.2,
    p99Ms: own.p99Ms,
    cpuMicroseconds,
    besideCpuMicroseconds: plainBegin.since() / plain.transactions,
    checked: [flood.checked, own.checked],
  };
}

/**
 * One run, until every credit of it is in the wallet. @throws when a call was not taken, or not credited exactly once
 */
async function load({ earn, wallet, port }: Bench, run: string, { perSecond, seconds }: { perSecond: number | null; seconds: number }) {
  const result = await runPostbacks({ port, run, durationMs: seconds * 1000, perSecond, connections: CONNECTIONS });
  if (result.refused > 0) throw new Error(`${run}: ${result.refused} of ${result.sent} postbacks were not taken`);
  const drainedMs = await drained(earn);
  process.stdout.write(`postbacks ${run}: ${result.sent} in ${Math.round(result.elapsedMs)} ms, p99 ${result.p99Ms.toFixed(1)} ms\n`);
  return {
    ...result,
    drainedMs,
    perSecond: (result.sent * 1000) / result.elapsedMs,
    checked: await checkCredits(wallet, run, result.acknowledged),
  };
}

function cpuOf({ postgresPid }: Bench): { since(): number } {
  const now = (): number => cpuTimeMicroseconds([process.pid, postgresPid]);
  const before = now();
  return { since: () => now() - before };
}
