import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** What a service saw of a call. */
export interface SeenCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Names as they came, repeated ones too. */
  rawHeaderNames: string[];
  body: string;
}

export interface FakeService {
  /** host:port */
  readonly address: string;
  readonly calls: SeenCall[];
  /** Replaces the echo for the next calls. */
  answer: (call: SeenCall, response: ServerResponse, request: IncomingMessage) => void;
  close(): Promise<void>;
}

/** A service that answers with what it saw, as JSON. */
export async function startFakeService(): Promise<FakeService> {
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call);
      service.answer(call, response, request);
    });
  });
  server.keepAliveTimeout = 70_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: FakeService = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: echo,
    close: () => closeServer(server),
  };
  return service;
}

export function echo(call: SeenCall, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(call));
}

async function readCall(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers as Record<string, string>,
    rawHeaderNames: request.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
    body: Buffer.concat(chunks).toString(),
  };
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
