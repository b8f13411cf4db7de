import type { ServerResponse } from 'node:http';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx passes it on unbuffered
  'x-accel-buffering': 'no',
};
/** A client that does not read this much is let go. */
const UNREAD_BYTES_MAX = 65_536;

/** What a route of any schema is given to answer with. */
interface Reply {
  raw: ServerResponse;
  hijack(): unknown;
  getHeaders(): object;
}

/** Begins an answer of server-sent events; what is written to it from here on is not Fastify's. */
export function beginEvents(reply: Reply): ServerResponse {
  reply.hijack();
  reply.raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
  return reply.raw;
}

export function writeEvents(response: ServerResponse, text: string): void {
  response.write(text);
  if (response.writableLength > UNREAD_BYTES_MAX) response.destroy();
}

export function eventOf(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
