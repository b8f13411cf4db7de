import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ReleaseError } from '../registry/index.ts';
import type { ServiceOrder, ServiceReleases } from './service-releases.ts';

/** What a running site tells the release command. */
export interface SiteDescription {
  /** What the world calls the site. */
  readonly publicUrl: string;
  /** Where this machine reaches the gateway. */
  readonly gatewayUrl: string;
  /** Version of each service that serves. */
  readonly services: Readonly<Record<string, string>>;
}

/**
 * The supervisor's ear for the release command: HTTP on a socket file that only the site's owner can open.
 * `GET /site`, `POST /services/release` (a ServiceOrder) → `{revision}`; a refusal is 409 `{code, message}`.
 * `POST /services/restart` `{service}` → `{}`, when each replica was replaced.
 * `POST /services/develop` `{service}` serves the working tree from the first line of its answer until the connection
 * ends.
 */
export async function startControlServer(
  socket: string,
  { describe, releases }: { describe: () => SiteDescription; releases: ServiceReleases },
): Promise<Server> {
  rmSync(socket, { force: true });
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/services/develop') return void develop(request, response, releases);
    void route(request, { describe, releases }).then(
      (answer) => reply(response, answer === undefined ? 404 : 200, answer ?? { message: 'there is nothing here' }),
      (error: unknown) => reply(response, error instanceof ReleaseError ? 409 : 500, problemOf(error)),
    );
  });
  server.listen(socket);
  await once(server, 'listening');
  chmodSync(socket, 0o600);
  return server;
}

async function route(
  request: IncomingMessage,
  { describe, releases }: { describe: () => SiteDescription; releases: ServiceReleases },
): Promise<object | undefined> {
  if (request.method === 'GET' && request.url === '/site') return describe();
  if (request.method !== 'POST') return undefined;
  switch (request.url) {
    case '/services/release':
      return { revision: await releases.release(JSON.parse(await text(request)) as ServiceOrder) };
    case '/services/restart': {
      const { service } = JSON.parse(await text(request)) as { service: string };
      await releases.restart(service);
      return {};
    }
    default:
      return undefined;
  }
}

async function develop(request: IncomingMessage, response: ServerResponse, releases: ServiceReleases): Promise<void> {
  const gone = once(response, 'close');
  try {
    const { service } = JSON.parse(await text(request)) as { service: string };
    const goBack = await releases.develop(service);
    response.writeHead(200, { 'content-type': 'text/plain' }).write(`services/${service} is served from the working tree\n`);
    await gone;
    await goBack();
  } catch (error) {
    if (!response.headersSent) reply(response, 409, problemOf(error));
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function problemOf(error: unknown): object {
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof ReleaseError ? error.code : 'refused', message };
}
