import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

interface SiteCall {
  method: string;
  /** As received: path and query, undecoded. */
  target: string;
  headers: Record<string, string | string[] | undefined>;
}

type Answer = { status: number; body: string };

/** A site that records what the walls send and answers as told: the answers in turn, the last one for ever. */
export async function fakeSite(...answers: Answer[]) {
  const calls: SiteCall[] = [];
  const server = createServer((request, response) => {
    calls.push({ method: request.method ?? '', target: request.url ?? '', headers: request.headers });
    const { status, body } = answers[Math.min(calls.length, answers.length) - 1] ?? { status: 200, body: '1' };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    query: (index = 0) => new URL(calls[index]?.target ?? '', url).searchParams,
    received: (count: number) => vi.waitUntil(() => calls.length >= count, { timeout: 30_000, interval: 5 }),
  };
}
