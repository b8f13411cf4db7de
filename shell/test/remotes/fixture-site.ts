import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { json } from 'node:stream/consumers';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types default; report-uri /csp-reports";

/** flipped: another byte, of which nobody would notice anything; held back: the gateway noticed. */
export type Fault = 'missing' | 'slow' | 'corrupt' | 'throws' | 'flipped' | 'held back';

export interface Release {
  url: string;
  metadata: { version: string; integrity?: string };
  extras: {
    requires: Record<string, { version: string; exports?: string[] }>;
    operators?: { url: string; requires: Record<string, { version: string; exports?: string[] }> };
    cohort?: string;
    fallback?: Release;
  };
}

export interface TelemetryEvent {
  kind: string;
  deployable: string;
  version: string;
  cohort: string;
  name?: string;
  source?: string;
  message?: string;
}

function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
}

/** A site with a bare shell and remotes, whose files fail on demand. */
export class FixtureSite {
  readonly requests: string[] = [];
  readonly reports: string[] = [];
  /** What the pages told, each with the page load that told it. */
  readonly told: (TelemetryEvent & { page: string })[] = [];
  /** Open live streams. */
  readonly streams = new Set<ServerResponse>();
  readonly #releases: Record<string, Release> = {};
  readonly #folders: { prefix: string; folder: string }[];
  readonly #server: Server;
  #fault: { file: RegExp; fault: Fault } | null = null;

  constructor(shell: string, remotes: Record<string, string>) {
    this.#folders = Object.entries(remotes).map(([name, folder]) => ({ prefix: `/remotes/${name}/`, folder }));
    this.#folders.push({ prefix: '/', folder: shell });
    for (const [name, folder] of Object.entries(remotes)) this.#releases[name] = readRelease(folder);
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Files that match fail from now on; null: everything works. */
  fail(file: RegExp | null, fault: Fault = 'missing'): void {
    this.#fault = file && { file, fault };
  }

  /** Puts another build of a remote beside the first one; returns its record. */
  add(name: string, folder: string): Release {
    this.#folders.unshift({ prefix: `/remotes/${name}/`, folder });
    return readRelease(folder);
  }

  /** What a remote's record says from now on; returns how to take it back. */
  change(name: string, edit: (release: Release) => Release | void): () => void {
    const original = this.#releases[name];
    if (!original) throw new Error(`no remote ${name}`);
    const changed = structuredClone(original);
    this.#releases[name] = edit(changed) ?? changed;
    return () => void (this.#releases[name] = original);
  }

  /** Tells every open stream of a new balance. */
  sendBalance(balance: string): void {
    const event = JSON.stringify({ balance, totalEarned: balance, delta: '1.00', type: 'wall_credit' });
    for (const stream of this.streams) stream.write(`event: balance\ndata: ${event}\n\n`);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    const path = url.replace(/\?.*/, '');
    this.requests.push(url);
    response.setHeader('content-security-policy', POLICY);
    if (this.#fault?.file.test(path)) return this.#failWith(this.#fault.fault, path, response);
    if (path === '/csp-reports') return void (this.reports.push(url), response.end());
    if (path === '/api/live') return this.#openStream(response);
    if (path === '/api/telemetry') return void this.#takeTelemetry(request, response);
    const document = this.#documentAt(path);
    if (document !== undefined) return void response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
    this.#sendFile(path, response);
  }

  async #takeTelemetry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { page, events } = (await json(request)) as { page: string; events: TelemetryEvent[] };
    this.told.push(...events.map((event) => ({ ...event, page })));
    response.writeHead(202).end();
  }

  #openStream(response: ServerResponse): void {
    this.streams.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    response.flushHeaders();
    response.on('close', () => this.streams.delete(response));
  }

  #documentAt(path: string): unknown {
    if (path === '/registry.json') {
      const microFrontends = Object.fromEntries(Object.entries(this.#releases).map(([name, release]) => [name, [release]]));
      return { schema: 'test', microFrontends };
    }
    const member = { id: '1', username: 'nova_builder', balance: '12.50', totalEarned: '20.00', disabled: false };
    if (path === '/api/auth/user') return member;
    if (path === '/api/user/profile') return { user: member };
    if (path === '/api/sample/items') return { items: ['from the service'] };
    if (path === '/api/admin/samples') return { samples: ['for operators'] };
    return undefined;
  }

  #failWith(fault: Fault, path: string, response: ServerResponse): void {
    if (fault === 'missing') return void response.writeHead(404).end();
    // Slower than any test waits, on any machine.
    if (fault === 'slow') return;
    if (fault === 'flipped') return this.#sendFile(path, response, Buffer.from(' '));
    if (fault === 'held back') return void response.writeHead(500).end(JSON.stringify({ code: 'file_altered' }));
    const text = fault === 'throws' ? 'throw new Error("planted");' : '<!doctype html><p>not what you asked for';
    response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain').end(text);
  }

  #sendFile(path: string, response: ServerResponse, addition: Buffer = Buffer.alloc(0)): void {
    const name = extname(path) === '' ? '/index.html' : path;
    const places = this.#folders
      .filter(({ prefix }) => name.startsWith(prefix))
      .map((place) => join(place.folder, name.slice(place.prefix.length)));
    const file = places.find((place) => existsSync(place));
    if (file === undefined) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(Buffer.concat([readFileSync(file), addition]));
  }
}
