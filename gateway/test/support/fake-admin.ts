import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@facet/tooling/ports';
import { closeServer } from './fake-service.ts';
import { createSigningKey, nowSeconds, type SigningKey, signToken } from './tokens.ts';

export interface Version {
  version: string;
  record: Record<string, unknown>;
}

export interface Deployable {
  stable: Version;
  canary?: (Version & { share: number }) | null;
  previous?: Version | null;
  group?: string | null;
}

interface AskedPass {
  token: string;
  background: boolean;
}

/** Admin's registry of releases: the document in force, by revision. */
export interface FakeAdmin {
  /** Options of a gateway that follows it. */
  readonly options: { adminInternal: string[]; serviceKeysFile: string };
  /** Admin's own key, which signs preview links. */
  readonly key: SigningKey;
  /** Of another service of ours, which signs tokens too. */
  readonly walletKey: SigningKey;
  /** Signs the sessions of operators. */
  readonly operatorKey: SigningKey;
  /** How often it was asked, and how often something newer was there. */
  readonly asked: { total: number; answered: number };
  lastAuthorization: string;
  /** How operators' passes are answered; each is asked for by a token of the cookie. */
  passes: (asked: AskedPass) => { status: number; body: object } | Promise<{ status: number; body: object }>;
  /** For which passes it was asked. */
  readonly askedPasses: AskedPass[];
  /** Puts these in force and counts the revision up, or to `revision`. */
  publish(deployables: Record<string, Deployable>, previewable?: Record<string, Record<string, object>>, revision?: number): void;
  /** Answers the next polls with this text instead. */
  answerWith(text: string | null): void;
  /** A preview token; `claims` replaces what it says. */
  previewToken(overrides: unknown, claims?: Record<string, unknown>): string;
  stop(): Promise<void>;
  close(): Promise<void>;
  start(): Promise<void>;
}

/** The record of a remote that owns `/<name>`; `extras` adds to what it declares. */
export function remoteVersion(name: string, version: string, extras: Record<string, unknown> = {}): Version {
  const url = `/remotes/${name}/${version}/mf-manifest.json`;
  const declared = { title: name, contract: 1, routes: [`/${name}`], navigation: [], services: {}, requires: {}, preload: ['entry.js'] };
  return {
    version,
    record: { url, metadata: { version }, deployment: { traffic: 100, default: true }, extras: { ...declared, ...extras } },
  };
}

export async function startFakeAdmin(salt = 'salt'): Promise<FakeAdmin> {
  const asked = { total: 0, answered: 0 };
  const key = createSigningKey('admin');
  const walletKey = createSigningKey('wallet');
  const operatorKey = createSigningKey();
  const folder = mkdtempSync(join(tmpdir(), 'facet-admin-'));
  const serviceKeysFile = join(folder, 'services.json');
  writeFileSync(serviceKeysFile, JSON.stringify({ keys: [key.jwk, walletKey.jwk] }));
  let document = { revision: 0, salt, deployables: {}, previewable: {} };
  let instead: string | null = null;
  // Not the kernel's choice: an outgoing connection may take that one while this is stopped.
  const port = await freePort();

  const answerPass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = JSON.parse(await text(request)) as AskedPass;
    admin.lastAuthorization = request.headers.authorization ?? '';
    admin.askedPasses.push(asked);
    const { status, body } = await admin.passes(asked);
    response.statusCode = status;
    response.end(JSON.stringify(body));
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/internal/operator-passes') return void answerPass(request, response);
    if (request.url === '/internal/operator-keys') return void response.end(JSON.stringify({ keys: [operatorKey.jwk] }));
    asked.total += 1;
    admin.lastAuthorization = request.headers.authorization ?? '';
    const after = new URL(request.url ?? '', 'http://admin').searchParams.get('after');
    const isNew = after !== `${document.revision}.7`;
    asked.answered += Number(isNew);
    response.end(instead ?? JSON.stringify({ unchanged: !isNew, cursor: `${document.revision}.7`, ...(isNew ? document : {}) }));
  };

  let server = createServer(handle);
  const admin: FakeAdmin = {
    key,
    walletKey,
    operatorKey,
    asked,
    lastAuthorization: '',
    passes: ({ token, background }) => ({
      status: 200,
      body: { pass: `pass for ${token}`, cookie: background ? null : 'operator=renewed; Path=/' },
    }),
    askedPasses: [],
    get options() {
      return { adminInternal: [`127.0.0.1:${port}`], serviceKeysFile };
    },
    publish(deployables, previewable = {}, revision = document.revision + 1) {
      document = { revision, salt, deployables, previewable };
    },
    answerWith: (next) => void (instead = next),
    previewToken: (overrides, claims = {}) =>
      signToken(key, { iss: 'admin', aud: 'preview', exp: nowSeconds() + 600, by: 'owner', overrides, ...claims }),
    stop: () => closeServer(server),
    async close() {
      await closeServer(server);
      rmSync(folder, { recursive: true });
    },
    async start() {
      server = createServer(handle);
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
  await admin.start();
  return admin;
}
