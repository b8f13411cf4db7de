import { Agent, request } from 'node:http';
import { postbackTarget, transactionNumber } from './postback-call.ts';

export interface PostbackOrder {
  port: number;
  run: string;
  durationMs: number;
  /** An open loop at this rate, as walls send; null: a closed loop on `connections`, as fast as it goes. */
  perSecond: number | null;
  connections: number;
}

export interface PostbackResult {
  sent: number;
  /** Transactions that a call was answered 200 and in the wall's words for. */
  acknowledged: string[];
  refused: number;
  elapsedMs: number;
  p99Ms: number;
  slowestMs: number;
}

/**
 * In a process of its own. Latencies of the open loop are counted from when a call was due, not from when it could be
 * sent.
 */
async function generate({ port, run, durationMs, perSecond, connections }: PostbackOrder): Promise<PostbackResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const acknowledged = new Set<string>();
  const latenciesMs: number[] = [];
  let [next, refused] = [0, 0];
  const begunAtMs = performance.now();

  async function call(dueAtMs: number): Promise<void> {
    const number = transactionNumber(next++);
    const transaction = `${run}-${number}`;
    const isTaken = await taken(agent, port, postbackTarget(transaction, number));
    latenciesMs.push(performance.now() - dueAtMs);
    if (isTaken) acknowledged.add(transaction);
    else refused += 1;
  }

  if (perSecond === null) await closedLoop(connections, begunAtMs + durationMs, call);
  else await openLoop(perSecond, durationMs, begunAtMs, call);
  agent.destroy();
  const sorted = Float64Array.from(latenciesMs).sort();
  return {
    sent: next,
    acknowledged: [...acknowledged],
    refused,
    elapsedMs: performance.now() - begunAtMs,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    slowestMs: sorted.at(-1) ?? 0,
  };
}

async function closedLoop(connections: number, endsAtMs: number, call: (dueAtMs: number) => Promise<void>): Promise<void> {
  async function lane(): Promise<void> {
    while (performance.now() < endsAtMs) await call(performance.now());
  }
  await Promise.all(Array.from({ length: connections }, lane));
}

async function openLoop(perSecond: number, durationMs: number, begunAtMs: number, call: (dueAtMs: number) => Promise<void>): Promise<void> {
  const calls: Promise<void>[] = [];
  const wanted = Math.round((perSecond * durationMs) / 1000);
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(wanted, Math.floor(((performance.now() - begunAtMs) * perSecond) / 1000));
      while (calls.length < due) calls.push(call(begunAtMs + (calls.length * 1000) / perSecond));
      if (calls.length < wanted) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });
  await Promise.all(calls);
}

function taken(agent: Agent, port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path }, (incoming) => {
      let body = '';
      incoming.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      incoming.on('end', () => resolve(incoming.statusCode === 200 && body === '1'));
    });
    outgoing.on('error', () => resolve(false)).end();
  });
}

process.on('message', (order: PostbackOrder) => {
  void generate(order).then((result) => process.send?.(result, () => process.disconnect()));
});
