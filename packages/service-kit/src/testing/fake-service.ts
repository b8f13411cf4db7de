import fastify from 'fastify';
import { freePort } from './free-port.ts';

export interface ReceivedCall {
  method: string;
  /** With the query string. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** What a fake answers; `hang` never answers, `cut` breaks the connection. */
export type FakeAnswer = { status: number; body?: unknown; headers?: Record<string, string> } | 'hang' | 'cut';

/**
 * Another service (or another company) as a test needs it: remembers each call, answers as told, can be stopped and
 * started at the same address.
 */
export interface FakeService {
  url: string;
  calls: ReceivedCall[];
  /** Replaces how calls are answered. */
  answer(respond: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startFakeService(respond: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>): Promise<FakeService> {
  const calls: ReceivedCall[] = [];
  let current = respond;
  const port = await freePort();
  let app = build();

  function build() {
    const server = fastify({ forceCloseConnections: true });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    server.all('/*', async (request, reply) => {
      const call = { method: request.method, url: request.url, headers: request.headers, body: parse(request.body as string | undefined) };
      calls.push(call);
      const answer = await current(call);
      if (answer === 'hang') return reply.hijack();
      if (answer === 'cut') return void reply.hijack().raw.destroy();
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body);
    });
    return server;
  }

  await app.listen({ host: '127.0.0.1', port });
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer: (next) => void (current = next),
    stop: () => app.close(),
    async start() {
      app = build();
      await app.listen({ host: '127.0.0.1', port });
    },
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined || text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}
