import { Agent, request } from 'node:http';

const CONNECTIONS = 16;

/** Lanes that ask as fast as they are answered, each time as the next member. @throws when an answer is not 200 */
export async function askMany(order: {
  port: number;
  pathOf: (member: number) => string;
  cookies: readonly string[];
  durationMs: number;
}): Promise<{ answers: number; perSecond: number; p99Ms: number }> {
  const { port, pathOf, cookies, durationMs } = order;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latenciesMs: number[] = [];
  let next = 0;
  const begunAtMs = performance.now();
  async function lane(): Promise<void> {
    while (performance.now() - begunAtMs < durationMs) {
      const beganMs = performance.now();
      const member = next++ % cookies.length;
      await ask(agent, port, pathOf(member), cookies[member] ?? '');
      latenciesMs.push(performance.now() - beganMs);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  const elapsedMs = performance.now() - begunAtMs;
  agent.destroy();
  const sorted = Float64Array.from(latenciesMs).sort();
  return { answers: sorted.length, perSecond: (sorted.length * 1000) / elapsedMs, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

function ask(agent: Agent, port: number, path: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path, headers: { cookie } }, (incoming) => {
      const { statusCode } = incoming;
      incoming.resume().on('end', () => (statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${statusCode}`))));
    });
    outgoing.on('error', reject).end();
  });
}
