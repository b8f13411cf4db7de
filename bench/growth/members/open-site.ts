import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '../../ledger/database.ts';
import { fillIdentity, fillWallet, waitUntilRanked } from './fill-members.ts';
import { startService, type RunningService } from '../../start-service.ts';

export interface OperatorsSite {
  /** A call of the operators' area as its owner. */
  read(path: string): Promise<string>;
  stop(): Promise<void>;
}

const OWNER = { username: 'bench_owner', password: 'bench-password' };
const PEERS = ['identity', 'wallet', 'admin'] as const;
type Peer = (typeof PEERS)[number];

/** Identity, wallet and admin with so many members, an owner signed in. */
export async function openSite(
  serverUrl: string,
  folder: string,
  { name, members }: { name: string; members: number },
): Promise<OperatorsSite> {
  const environments = environmentsOf(serverUrl, mkdtempSync(join(folder, `${name}-`)), name);
  const server = openPool(serverUrl);
  for (const peer of PEERS) await server.query(`create database ${name}_${peer}`);
  await server.end();
  const running: RunningService[] = [];
  const start = async (peer: Peer, urls: Record<string, string> = {}): Promise<RunningService> => {
    const service = await startService(peer, { ...environments[peer], SERVICE_URLS: JSON.stringify(urls) });
    running.push(service);
    return service;
  };
  const nobody = Object.fromEntries(['identity', 'wallet', 'earn', 'games', 'social', 'admin'].map((peer) => [peer, 'http://127.0.0.1:1']));
  const [identity, wallet] = [await start('identity', nobody), await start('wallet', nobody)];
  await fill(serverUrl, name, members);
  const urls = { identity: internalUrl(identity), wallet: internalUrl(wallet) };
  const admin = await start('admin', { ...urls, earn: urls.identity, games: urls.identity, social: urls.identity });
  const cookie = await signIn(admin.port);
  return {
    async read(path) {
      const response = await fetch(`http://127.0.0.1:${admin.port}${path}`, { headers: { cookie, 'x-background': '1' } });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
      return text;
    },
    async stop() {
      for (const service of running.toReversed()) await service.stop();
    },
  };
}

async function fill(serverUrl: string, name: string, members: number): Promise<void> {
  const [identity, wallet] = [openPool(urlOf(serverUrl, `${name}_identity`)), openPool(urlOf(serverUrl, `${name}_wallet`))];
  await fillIdentity(identity, members);
  await fillWallet(wallet, members);
  await waitUntilRanked(wallet);
  await Promise.all([identity.end(), wallet.end()]);
}

async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  if (response.status !== 200) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

function environmentsOf(serverUrl: string, folder: string, name: string): Record<Peer, Record<string, string>> {
  const file = (called: string, text: string): string => {
    writeFileSync(join(folder, called), text, { mode: 0o600 });
    return join(folder, called);
  };
  const keyFile = (called: string, key: KeyObject): string =>
    file(`${called}.pem`, key.export({ type: 'pkcs8', format: 'pem' }).toString());
  const keys = new Map([...PEERS, 'session', 'operator'].map((called) => [called, generateKeyPairSync('ec', { namedCurve: 'P-256' })]));
  const privateKeyOf = (called: string): KeyObject => keys.get(called)?.privateKey as KeyObject;
  const jwksOf = (called: readonly string[]): string =>
    JSON.stringify({
      keys: called.map((kid) => ({ ...keys.get(kid)?.publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' })),
    });
  const shared = {
    SERVICE_KEYS_FILE: file('services.json', jwksOf(PEERS)),
    SESSION_JWKS_URL: `file://${file('sessions.json', jwksOf(['session']))}`,
    PUBLIC_URL: 'http://localhost',
    PLATFORM_BASE_URL: 'https://127.0.0.1:1',
    GROUP_ID: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  };
  const environmentOf = (peer: Peer, own: Record<string, string> = {}) => ({
    ...shared,
    DATABASE_URL: urlOf(serverUrl, `${name}_${peer}`),
    SERVICE_KEY_FILE: keyFile(peer, privateKeyOf(peer)),
    ...own,
  });
  return {
    identity: environmentOf('identity', {
      SESSION_KEY_FILE: keyFile('session', privateKeyOf('session')),
      SETTINGS_CATALOGUE: file('settings.json', '{}'),
    }),
    wallet: environmentOf('wallet'),
    admin: environmentOf('admin', {
      OPERATOR_KEY_FILE: keyFile('operator', privateKeyOf('operator')),
      SECRETS_KEYS: `bench:${Buffer.alloc(32, 1).toString('base64url')}`,
      OWNER_USERNAME: OWNER.username,
      OWNER_PASSWORD: OWNER.password,
    }),
  };
}

const internalUrl = ({ internalPort }: RunningService): string => `http://127.0.0.1:${internalPort}`;

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
