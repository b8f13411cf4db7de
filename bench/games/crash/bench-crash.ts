import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import type pg from 'pg';
import { cpuTimeMicroseconds } from '../../cpu-time.ts';
import type { Figure } from '../../figure.ts';
import { checkSum, openPool, seedMembers } from '../../ledger/database.ts';
import { memberId } from '../../ledger/members.ts';
import { makeServiceKeys } from '../../ledger/service-keys.ts';
import { startWallet } from '../../ledger/start-wallet.ts';
import { createDatabase } from '../../postbacks/bench-postbacks.ts';
import { startProcess } from '../start-process.ts';
import type { CashedOut, CrashOrder, CrashResult } from './play-crash.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 2_000);
const DURATION_SECONDS = Number(process.env['BENCH_CRASH_SECONDS'] ?? 30);
const PROMISED_MS = 50;
const MAIN = join(import.meta.dirname, '../../../services/games/src/main.ts');
/** Nothing is switched off to be fast. */
const POSTGRES = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', shared_buffers: '256MB', max_wal_size: '4GB' };
const RULES = {
  games_enabled: 'on',
  games_min_age: '13',
  games_min_total_earned: '0',
  games_max_bet: '100',
  games_max_exposure: '100000000',
};

/**
 * Crash for 2,000 members at once through the real games with the real wallet behind it: each bets, waits on a stream
 * of their own and cashes out by hand.
 */
export async function benchCrash(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres(POSTGRES);
  const folder = mkdtempSync(join(tmpdir(), 'facet-bench-'));
  chmodSync(folder, 0o755);
  const keys = makeServiceKeys(folder, 'games');
  const [gamesUrl, walletUrl] = [await createDatabase(postgres.url, 'games'), await createDatabase(postgres.url, 'wallet')];
  const wallet = await startWallet(walletUrl, keys.environment, folder);
  const identity = await startIdentity();
  const games = await startProcess(MAIN, {
    ...keys.environment,
    SERVICE_KEY_FILE: keys.callerKeyFile,
    SECRETS_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64url')}`,
    DATABASE_URL: gamesUrl,
    PUBLIC_URL: 'http://localhost',
    SERVICE_URLS: JSON.stringify({ wallet: `http://127.0.0.1:${wallet.internalPort}`, identity: identity.url }),
    LOG_LEVEL: 'info',
  });
  const pools = { games: openPool(gamesUrl), wallet: openPool(walletUrl) };
  try {
    await seedMembers(pools.wallet);
    const cookies = Array.from({ length: MEMBERS }, (_, index) => keys.memberCookie(memberId(index + 1)));
    return [await measure({ ...pools, port: games.port, cookies, postgresPid: postgres.pid })];
  } finally {
    await Promise.all([pools.games.end(), pools.wallet.end()]);
    await games.stop();
    identity.stop();
    await wallet.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Bench {
  games: pg.Pool;
  wallet: pg.Pool;
  port: number;
  cookies: string[];
  postgresPid: number;
}

async function measure({ games, wallet, port, cookies, postgresPid }: Bench): Promise<Figure> {
  const before = cpuTimeMicroseconds([process.pid, postgresPid]);
  const durationMs = DURATION_SECONDS * 1000;
  const played = await generate({ port, durationMs, cookies });
  const cpuMicroseconds = (cpuTimeMicroseconds([process.pid, postgresPid]) - before) / played.rounds;
  const failures = Object.entries(played.failures).map(([what, times]) => `${times} times ${what}`);
  if (failures.length > 0) throw new Error(`crash: ${failures.join(', ')}`);
  const decidedMs = await decisions(games, played.cashedOut);
  const answeredMs = played.cashedOut.map(({ sentAtMs, answeredAtMs }) => answeredAtMs - sentAtMs);
  const p99Ms = percentile(decidedMs, 0.99);
  const perSecond = (played.cashedOut.length * 1000) / durationMs;
  return {
    name: 'games, cash-outs of Crash',
    beside: `the ${PROMISED_MS} ms within which a cash-out is to be decided at p99`,
    perSecond,
    besidePerSecond: perSecond,
    ratio: PROMISED_MS / p99Ms,
    note: `${cookies.length} members at once, ${played.rounds} rounds, at most ${played.streams} streams; from the press to the decision p50 ${percentile(decidedMs, 0.5).toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms; to the answer, with the money in the wallet, p50 ${percentile(answeredMs, 0.5).toFixed(1)} ms, p99 ${percentile(answeredMs, 0.99).toFixed(1)} ms; ${played.crashed} came too late`,
    atLeast: 1,
    aim: 1,
    p99Ms,
    cpuMicroseconds,
    besideCpuMicroseconds: cpuMicroseconds,
    checked: [`${played.cashedOut.length} acknowledged cash-outs are stored as won`, await checkSum(wallet)],
  };
}

/**
 * From the press until the database had the decision, by the one clock of this machine. @throws when an acknowledged
 * one is no win there
 */
async function decisions(games: pg.Pool, cashedOut: readonly CashedOut[]): Promise<number[]> {
  const { rows } = await games.query<{ id: string; endedAtMs: number }>(
    `select id, extract(epoch from ended_at)::float8 * 1000 as "endedAtMs" from rounds where state = 'won' and id = any($1::uuid[])`,
    [cashedOut.map(({ gameId }) => gameId)],
  );
  const endedAtMs = new Map(rows.map((row) => [row.id, row.endedAtMs]));
  const missing = cashedOut.filter(({ gameId }) => !endedAtMs.has(gameId)).length;
  if (missing > 0) throw new Error(`${missing} acknowledged cash-outs are not stored as won`);
  return cashedOut.map(({ gameId, sentAtMs }) => (endedAtMs.get(gameId) ?? 0) - sentAtMs);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Tells the site's settings, and nothing else. */
async function startIdentity(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((incoming, response) => {
    response.statusCode = incoming.url === '/internal/settings' ? 200 : 404;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ settings: RULES }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

function generate(order: CrashOrder): Promise<CrashResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'play-crash.ts'));
    let result: CrashResult | undefined;
    child.once('message', (message) => (result = message as CrashResult));
    child.once('error', reject);
    // its CPU time is counted once it has ended
    child.once('exit', (code) => (result ? resolve(result) : reject(new Error(`the players ended with ${code}`))));
    child.send(order);
  });
}
