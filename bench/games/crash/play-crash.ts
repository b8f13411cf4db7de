import { Agent, get, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface CrashOrder {
  port: number;
  durationMs: number;
  /** Of each member, who has a round open all the time but for short pauses. */
  cookies: string[];
}

/** A cash-out that was answered with a win. Times as `Date.now()` has them, with fractions. */
export interface CashedOut {
  gameId: string;
  sentAtMs: number;
  answeredAtMs: number;
}

export interface CrashResult {
  rounds: number;
  cashedOut: CashedOut[];
  /** Cash-outs that came too late. */
  crashed: number;
  /** Bets, streams or cash-outs that failed, by what was answered. */
  failures: Record<string, number>;
  /** The most streams that were open at one time. */
  streams: number;
}

const SHORTEST_MS = 1_000;
const LONGEST_MS = 12_000;
const MOST_PAUSE_MS = 1_000;
const agent = new Agent({ keepAlive: true });
const now = (): number => performance.timeOrigin + performance.now();

/**
 * In a process of its own: members who bet, wait on their stream, and cash out at some moment if the round has not
 * crashed before.
 */
async function play({ port, durationMs, cookies }: CrashOrder): Promise<CrashResult> {
  const result: CrashResult = { rounds: 0, cashedOut: [], crashed: 0, failures: {}, streams: 0 };
  const failed = (what: string): void => void (result.failures[what] = (result.failures[what] ?? 0) + 1);
  const endsAtMs = now() + durationMs;
  let streams = 0;

  async function playRound(cookie: string): Promise<void> {
    const started = await post(port, cookie, '/api/crash/start', { betAmount: '1.00' });
    if (started.status !== 200) return failed(`start ${started.status} ${String(started.body['code'])}`);
    const gameId = started.body['gameId'] as string;
    result.rounds += 1;
    const ended = watch(port, cookie, gameId, () => (result.streams = Math.max(result.streams, (streams += 1))));
    const leaving = new AbortController();
    const wantsOutMs = SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
    const isFirst = await Promise.race([ended.then(() => false), pause(wantsOutMs, true, { signal: leaving.signal }).catch(() => false)]);
    leaving.abort();
    if (isFirst) {
      const sentAtMs = now();
      const { status, body } = await post(port, cookie, '/api/crash/cashout', { gameId });
      if (status === 200) result.cashedOut.push({ gameId, sentAtMs, answeredAtMs: now() });
      else if (body['code'] === 'crashed') result.crashed += 1;
      else failed(`cash-out ${status} ${String(body['code'])}`);
    }
    const told = await ended;
    streams -= 1;
    if (told !== 'won' && told !== 'lost') failed(`stream ended with ${told}`);
  }

  await Promise.all(
    cookies.map(async (cookie) => {
      await pause(Math.random() * LONGEST_MS);
      while (now() < endsAtMs) {
        await playRound(cookie).catch((error: unknown) => failed(String(error)));
        await pause(Math.random() * MOST_PAUSE_MS);
      }
    }),
  );
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
  void play(order).then((result) => process.send?.(result, () => process.disconnect()));
});
