import { findNginx } from '@facet/tooling/nginx';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GatewayOptions, renderGateway, type ServiceManifest } from '../../src/index.ts';
import { type FakeIdentity, startFakeIdentity } from './fake-identity.ts';
import { type FakeService, startFakeService } from './fake-service.ts';
import { freePort } from '@facet/tooling/ports';
import { type Answer, type Call, send, sendRaw } from './http.ts';
import { bank } from './manifests.ts';
import { writeSite } from './site.ts';
import { createSigningKey, memberClaims, privatePem, signToken } from './tokens.ts';
import { until } from '@facet/tooling/until';

export interface Gateway {
  readonly port: number;
  readonly origin: string;
  readonly identity: FakeIdentity;
  /** The only replica of the service `bank`. */
  readonly bank: FakeService;
  readonly siteDir: string;
  readonly stateDir: string;
  /** The gateway's own key. */
  readonly keyFile: string;
  send(path: string, call?: Call): Promise<Answer>;
  sendRaw(bytes: string, enough?: RegExp): Promise<string>;
  ready(): Promise<Answer>;
  /** The text of /metrics. */
  metrics(): Promise<string>;
  /** Header `cookie` of a fresh session. */
  memberCookie(claims?: Record<string, unknown>): string;
  accessLog(): Record<string, unknown>[];
  errorLog(): string;
  /** Ends nginx; its state on disk stays. */
  stop(): Promise<void>;
  /** Starts it again on that state. */
  start(options?: { isReady?: boolean }): Promise<void>;
  /** Renders with other options, and tells the running nginx nothing. */
  render(overrides: Partial<GatewayOptions>): void;
  /** Renders with other options and lets the running nginx take them in. */
  reload(overrides: Partial<GatewayOptions>): void;
  close(): Promise<void>;
}

/**
 * A real nginx before a fake identity and a fake service, with a small site. Waits until it is ready unless told
 * otherwise.
 */
export async function startGateway(
  overrides: Partial<GatewayOptions> = {},
  start: { isReady?: boolean; identity?: FakeIdentity } = {},
): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'facet gateway-'));
  const identity = start.identity ?? (await startFakeIdentity());
  const service = await startFakeService();
  const [port, internalPort] = await Promise.all([freePort(), freePort()]);
  const options = gatewayOptions(folder, port, internalPort, identity, service, overrides);
  const { command, args, environment } = renderGateway(options);
  let nginx: ChildProcess | undefined;

  const gateway: Gateway = {
    port,
    origin: options.publicUrl,
    identity,
    bank: service,
    siteDir: options.siteDir,
    stateDir: options.stateDir,
    keyFile: options.keyFile,
    send: (path, call) => send(port, path, call),
    sendRaw: (bytes, enough) => sendRaw(port, bytes, enough),
    ready: () => send(internalPort, '/readyz'),
    metrics: async () => (await send(internalPort, '/metrics')).text,
    memberCookie: (claims) => `session=${signToken(identity.key, memberClaims(claims))}`,
    accessLog: () => readLines(options.accessLog),
    errorLog: () => readFileSync(options.errorLog, 'utf8'),
    async stop() {
      const running = nginx;
      nginx = undefined;
      if (running?.exitCode !== null) return;
      running.kill('SIGTERM');
      await once(running, 'exit');
    },
    async start({ isReady = true } = {}) {
      nginx = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit'] });
      const wanted = isReady ? [200] : [200, 503];
      await until('the gateway answers', () =>
        gateway.ready().then(
          (answer) => wanted.includes(answer.status),
          () => false,
        ),
      );
    },
    render: (overrides) => void renderGateway({ ...options, ...overrides }),
    reload(overrides) {
      gateway.render(overrides);
      nginx?.kill('SIGHUP');
    },
    async close() {
      await gateway.stop();
      await Promise.all([identity.stop(), service.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await gateway.start(start);
  return gateway;
}

function gatewayOptions(
  folder: string,
  port: number,
  internalPort: number,
  identity: FakeIdentity,
  service: FakeService,
  overrides: Partial<GatewayOptions>,
): GatewayOptions {
  const siteDir = join(folder, 'site');
  const keyFile = join(folder, 'gateway.pem');
  writeSite(siteDir);
  writeFileSync(keyFile, privatePem(createSigningKey('gateway')), { mode: 0o600 });
  const manifests: ServiceManifest[] = [bank];
  return {
    nginx: findNginx(),
    manifests,
    addresses: { bank: [service.address] },
    identityInternal: [identity.address],
    siteDir,
    outDir: join(folder, 'gateway'),
    stateDir: join(folder, 'state'),
    keyFile,
    publicUrl: `http://localhost:${port}`,
    listen: [`127.0.0.1:${port}`],
    internalListen: `127.0.0.1:${internalPort}`,
    accessLog: join(folder, 'access.log'),
    errorLog: join(folder, 'error.log'),
    ...overrides,
  };
}

function readLines(file: string): Record<string, unknown>[] {
  // What comes after the last end of a line is still being written.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
