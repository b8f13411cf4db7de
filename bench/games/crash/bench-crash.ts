import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import type pg from 'pg';
import { askedNumber } from '../../asked.ts';
import { cpuTimeMicroseconds } from '../../cpu-time.ts';
import type { Figure } from '../../figure.ts';
import { checkSum, openPool, seedMembers } from '../../ledger/database.ts';
import { memberId } from '../../ledger/members.ts';
import { makeServiceKeys } from '../../ledger/service-keys.ts';
import { startWallet } from '../../ledger/start-wallet.ts';
import { createDatabase } from '../../postbacks/bench-postbacks.ts';
import { startProcess } from '../start-process.ts';
import type { CashedOut, CrashOrder, CrashResult } from './play-crash.ts';

const MEMBERS = askedNumber('BENCH_MEMBERS', 2_000);
const DURATION_SECONDS = askedNumber('BENCH_CRASH_SECONDS', 30);
const WARM_UP_MS = 15_000;
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
    return [
      await measure({
        ...pools,
        port: games.port,
        metricsUrl: `http://127.0.0.1:${games.internalPort}/metrics`,
        cookies,
        pids: { games: games.pid, wallet: wallet.pid, PostgreSQL: postgres.pid },
      }),
    ];
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
  metricsUrl: string;
  cookies: string[];
  pids: Record<string, number>;
}

async function measure({ games, wallet, port, metricsUrl, cookies, pids }: Bench): Promise<Figure> {
  const durationMs = DURATION_SECONDS * 1000;
  const used = Object.fromEntries(Object.keys(pids).map((name) => [name, 0]));
  const count = (sign: 1 | -1): void => {
    for (const [name, pid] of Object.entries(pids)) used[name] = (used[name] ?? 0) + sign * cpuTimeMicroseconds([pid]);
  };
  let [before, after] = [NO_ANSWERS, NO_ANSWERS];
  const played = await generate(
    { port, warmUpMs: WARM_UP_MS, durationMs, cookies },
    {
      async warm() {
        count(-1);
        before = await readCashOuts(metricsUrl);
      },
      async played() {
        count(1);
        after = await readCashOuts(metricsUrl);
      },
    },
  );
  const failures = Object.entries(played.failures).map(([what, times]) => `${times} times ${what}`);
  if (failures.length > 0) throw new Error(`crash: ${failures.join(', ')}`);
  const decidedMs = await decisions(games, played.cashedOut);
  const answeredMs = played.cashedOut.map(({ sentAtMs, answeredAtMs }) => answeredAtMs - sentAtMs);
  const p99Ms = percentile(decidedMs, 0.99);
  const perSecond = (played.cashedOut.length * 1000) / durationMs;
  const inTime = (100 * (after.inTime - before.inTime)) / (after.all - before.all);
  const each = (all: number): number => Math.round(all / played.rounds);
  const cpuMicroseconds = each(Object.values(used).reduce((all, one) => all + one, 0));
  const median = (values: number[]): string =>
    `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms`;
  return {
    name: 'games, cash-outs of Crash',
    beside: `the ${PROMISED_MS} ms within which a cash-out is to be decided at p99`,
    perSecond,
    besidePerSecond: perSecond,
    ratio: PROMISED_MS / p99Ms,
    note: [
      `${cookies.length} members at once, ${(played.rounds / DURATION_SECONDS).toFixed(0)} rounds a second, at most ${played.streams} open`,
      `from the press to the decision ${median(decidedMs)}; to the answer, with the money in the wallet, ${median(answeredMs)}`,
      `bets answered ${median(played.betMs)}`,
      `${inTime.toFixed(1)} % answered within ${PROMISED_MS} ms of their arrival, with the money in the wallet`,
      `${played.crashed} came too late`,
      `µs a round: ${Object.entries(used)
        .map(([name, all]) => `${name} ${each(all)}`)
        .join(', ')}, and the members ${each(played.cpuMicroseconds)}, who were late themselves by p99 ${played.lateP99Ms.toFixed(1)} ms`,
    ].join('; '),
    atLeast: 1,
    aim: 1,
    p99Ms,
    cpuMicroseconds,
    besideCpuMicroseconds: cpuMicroseconds,
    checked: [`${played.cashedOut.length} acknowledged cash-outs are stored as won`, await checkSum(wallet)],
  };
}

interface CashOuts {
  all: number;
  /** Answered within the promised time, counted from when the service had the call. */
  inTime: number;
}
const NO_ANSWERS: CashOuts = { all: 0, inTime: 0 };

/** What the service itself has counted since it started. */
async function readCashOuts(metricsUrl: string): Promise<CashOuts> {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n').filter((line) => line.includes('route="/api/crash/cashout"'));
  const sum = (of: string): number =>
    lines.filter((line) => line.includes(of)).reduce((all, line) => all + Number(line.slice(line.lastIndexOf(' '))), 0);
  return { all: sum('_count{'), inTime: sum(`le="${PROMISED_MS / 1000}"`) };
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

type Moments = Record<'warm' | 'played', () => Promise<void>>;

function generate(order: CrashOrder, moments: Moments): Promise<CrashResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'play-crash.ts'));
    let result: CrashResult | undefined;
    child.on('message', (message: CrashResult | keyof Moments) => {
      if (typeof message === 'string') moments[message]().catch(reject);
      else result = message;
    });
    child.once('error', reject);
    child.once('exit', (code) => (result ? resolve(result) : reject(new Error(`the players ended with ${code}`))));
    child.send(order);
  });
}
