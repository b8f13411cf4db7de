import { Agent, get, request, type IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export interface CrashOrder {
  port: number;
  /** What is played before is not counted: the members come one after the other. */
  warmUpMs: number;
  durationMs: number;
  /** Of each member. */
  cookies: string[];
}

/** A cash-out that was answered with a win. Times as `Date.now()` has them, with fractions. */
export interface CashedOut {
  gameId: string;
  sentAtMs: number;
  answeredAtMs: number;
}

/** What was counted, between the end of warming up and the end. */
export interface CrashResult {
  rounds: number;
  cashedOut: CashedOut[];
  /** How long each bet took, from the press to its answer. */
  betMs: number[];
  /** Cash-outs that came too late. */
  crashed: number;
  /** Bets, streams or cash-outs that failed, by what was answered; warming up too. */
  failures: Record<string, number>;
  /** The most streams that were open at one time. */
  streams: number;
  /** What the members themselves cost the processors. */
  cpuMicroseconds: number;
  /** How late this process was: what it measures of others is late by as much. */
  lateP99Ms: number;
}

/** How a person plays (README): wants out at some moment, looks at what came of it, and bets again. */
const WANTS_OUT_MS = { least: 1_000, most: 12_000 };
const LOOKS_MS = { least: 2_000, most: 8_000 };
const agent = new Agent({ keepAlive: true });
const now = (): number => performance.timeOrigin + performance.now();
const between = ({ least, most }: { least: number; most: number }): number => least + Math.random() * (most - least);

/**
 * In a process of its own: members who bet, wait on their stream, and cash out at some moment if the round has not
 * crashed before.
 */
async function play({ port, warmUpMs, durationMs, cookies }: CrashOrder, onWarm: () => void): Promise<CrashResult> {
  const result: CrashResult = {
    rounds: 0,
    cashedOut: [],
    betMs: [],
    crashed: 0,
    failures: {},
    streams: 0,
    cpuMicroseconds: 0,
    lateP99Ms: 0,
  };
  const failed = (what: string): void => void (result.failures[what] = (result.failures[what] ?? 0) + 1);
  const countsFromMs = now() + warmUpMs;
  const endsAtMs = countsFromMs + durationMs;
  const late = monitorEventLoopDelay({ resolution: 1 });
  let streams = 0;

  async function playRound(cookie: string): Promise<void> {
    const betAtMs = now();
    const started = await post(port, cookie, '/api/crash/start', { betAmount: '1.00' });
    if (betAtMs >= countsFromMs) {
      result.rounds += 1;
      result.betMs.push(now() - betAtMs);
    }
    if (started.status !== 200) return failed(`start ${started.status} ${String(started.body['code'])}`);
    const gameId = started.body['gameId'] as string;
    const ended = watch(port, cookie, gameId, () => (result.streams = Math.max(result.streams, (streams += 1))));
    const leaving = new AbortController();
    const wantsOut = pause(between(WANTS_OUT_MS), true, { signal: leaving.signal }).catch(() => false);
    const isFirst = await Promise.race([ended.then(() => false), wantsOut]);
    leaving.abort();
    if (isFirst) {
      const sentAtMs = now();
      const { status, body } = await post(port, cookie, '/api/crash/cashout', { gameId });
      const isCounted = sentAtMs >= countsFromMs && sentAtMs < endsAtMs;
      if (status === 200 && isCounted) result.cashedOut.push({ gameId, sentAtMs, answeredAtMs: now() });
      else if (body['code'] === 'crashed') result.crashed += isCounted ? 1 : 0;
      else if (status !== 200) failed(`cash-out ${status} ${String(body['code'])}`);
    }
    const told = await ended;
    streams -= 1;
    if (told !== 'won' && told !== 'lost') failed(`stream ended with ${told}`);
  }

  const playing = cookies.map(async (cookie) => {
    await pause(Math.random() * warmUpMs);
    while (now() < endsAtMs) {
      await playRound(cookie).catch((error: unknown) => failed(String(error)));
      await pause(between(LOOKS_MS));
    }
  });
  await pause(warmUpMs);
  onWarm();
  late.enable();
  const before = process.cpuUsage();
  await pause(durationMs);
  late.disable();
  const { user, system } = process.cpuUsage(before);
  Object.assign(result, { cpuMicroseconds: user + system, lateP99Ms: late.percentile(99) / 1e6 });
  process.send?.('played');
  await Promise.all(playing);
  agent.destroy();
  return result;
}

/** Resolves with the last state that the stream told. */
function watch(port: number, cookie: string, gameId: string, onOpen: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path: `/api/crash/rounds/${gameId}`, headers: { cookie } }, (incoming) => {
      onOpen();
      void textOf(incoming).then((text) => resolve([...text.matchAll(/"state":"(\w+)"/g)].at(-1)?.[1] ?? `${incoming.statusCode}`), reject);
    }).on('error', reject);
  });
}

function post(port: number, cookie: string, path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie };
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (incoming) => {
      const answered = (answer: string): void =>
        resolve({ status: incoming.statusCode ?? 0, body: JSON.parse(answer) as Record<string, unknown> });
      void textOf(incoming).then(answered).catch(reject);
    });
    outgoing.on('error', reject).end(text);
  });
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += String(chunk);
  return text;
}

process.on('message', (order: CrashOrder) => {
  void play(order, () => process.send?.('warm')).then((result) => process.send?.(result, () => process.disconnect()));
});
