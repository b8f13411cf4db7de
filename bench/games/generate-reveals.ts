import { Agent, request } from 'node:http';

export interface RevealOrder {
  port: number;
  path: string;
  durationMs: number;
  connections: number;
  tilesEach: number;
  /** Each with the cookie of the member who plays it. */
  rounds: { memberId: string; gameId: string; cookie: string }[];
}

export interface RevealResult {
  acknowledged: number;
  refused: number;
  elapsedMs: number;
  p99Ms: number;
}

/** In a process of its own: lanes that open tile after tile of round after round, as fast as they are answered. */
async function generate({ port, path, durationMs, connections, tilesEach, rounds }: RevealOrder): Promise<RevealResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latenciesMs: number[] = [];
  let [next, refused] = [0, 0];
  const begunAtMs = performance.now();
  const isOver = (): boolean => performance.now() - begunAtMs >= durationMs;
  async function lane(): Promise<void> {
    for (let round = rounds[next++]; round && !isOver(); round = rounds[next++]) {
      const { memberId, gameId, cookie } = round;
      for (let tileIndex = 0; tileIndex < tilesEach && !isOver(); tileIndex++) {
        const beganMs = performance.now();
        const isGood = await post(agent, port, path, cookie, path === '/reveal' ? { memberId, gameId, tileIndex } : { gameId, tileIndex });
        latenciesMs.push(performance.now() - beganMs);
        refused += isGood ? 0 : 1;
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, lane));
  const elapsedMs = performance.now() - begunAtMs;
  agent.destroy();
  if (next > rounds.length) throw new Error('there were too few rounds for the time');
  const sorted = Float64Array.from(latenciesMs).sort();
  return { acknowledged: latenciesMs.length - refused, refused, elapsedMs, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

function post(agent: Agent, port: number, path: string, cookie: string, body: object): Promise<boolean> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie };
  return new Promise((resolve) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode === 200));
    });
    outgoing.on('error', () => resolve(false)).end(text);
  });
}

process.on('message', (order: RevealOrder) => {
  void generate(order).then((result) => process.send?.(result, () => process.disconnect()));
});
