import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '../../ledger/database.ts';
import { signToken } from '../../ledger/service-keys.ts';
import { fillDatabases } from './fill-databases.ts';
import { ownerOf } from './owner-of.ts';
import { startService, type RunningService } from '../../start-service.ts';

export interface OperatorsSite {
  /** A call of the operators' area as its owner. */
  read(path: string): Promise<string>;
  stop(): Promise<void>;
}

const OWNER_ID = '0190a0a0-0000-7000-8000-000000000001';
const OWNER = { username: 'bench_owner', password: 'bench-password' };
const PEERS = ['identity', 'wallet', 'earn', 'admin'] as const;
type Peer = (typeof PEERS)[number];

/** Identity, wallet, earn and admin with so many members, an owner signed in. */
export async function openSite(
  serverUrl: string,
  folder: string,
  { name, members }: { name: string; members: number },
): Promise<OperatorsSite> {
  const { environments, operatorKey } = environmentsOf(serverUrl, mkdtempSync(join(folder, `${name}-`)), name);
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
  // for their tables only: running ones would audit what is half filled
  for (const peer of PEERS) await (await start(peer, nobody)).stop();
  running.length = 0;
  await fillDatabases((peer) => openPool(urlOf(serverUrl, `${name}_${peer}`)), members);
  const [identity, wallet, earn] = [await start('identity', nobody), await start('wallet', nobody), await start('earn', nobody)];
  await waitUntilSummed(urlOf(serverUrl, `${name}_wallet`));
  const urls = { identity: internalUrl(identity), wallet: internalUrl(wallet), earn: internalUrl(earn) };
  const admin = await start('admin', { ...urls, games: urls.identity, social: urls.identity });
  const cookie = await signIn(admin.port);
  const ports: Record<Peer, number> = { identity: identity.port, wallet: wallet.port, earn: earn.port, admin: admin.port };
  return {
    async read(path) {
      const owner = ownerOf(path, PEERS);
      const pass = owner === 'admin' ? { cookie } : { 'operator-pass': passOf(operatorKey) };
      const response = await fetch(`http://127.0.0.1:${ports[owner]}${path}`, { headers: { ...pass, 'x-background': '1' } });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
      return text;
    },
    async stop() {
      for (const service of running.toReversed()) await service.stop();
    },
  };
}

/** Until the wallet's own job has summed what was filled in, as it would have hour by hour. */
async function waitUntilSummed(url: string): Promise<void> {
  const pool = openPool(url);
  for (;;) {
    const { rows } = await pool.query<{ is_summed: boolean }>(
      "select until > clock_timestamp() - interval '2 hours' as is_summed from transfer_totals_until",
    );
    if (rows[0]?.is_summed) break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await pool.end();
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

/** What services/admin gives the gateway for each call. */
function passOf(key: KeyObject): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    sub: OWNER_ID,
    sid: OWNER_ID,
    aud: 'operator',
    username: OWNER.username,
    role: 'owner',
    auth_time: iat,
    iat,
    exp: iat + 5,
  };
  return signToken(key, 'operator', claims);
}

function environmentsOf(
  serverUrl: string,
  folder: string,
  name: string,
): { environments: Record<Peer, Record<string, string>>; operatorKey: KeyObject } {
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
    OPERATOR_JWKS_URL: `file://${file('operators.json', jwksOf(['operator']))}`,
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
  const environments = {
    identity: environmentOf('identity', {
      SESSION_KEY_FILE: keyFile('session', privateKeyOf('session')),
      SETTINGS_CATALOGUE: file('settings.json', '{}'),
    }),
    wallet: environmentOf('wallet'),
    earn: environmentOf('earn', { NODE_ENV: 'test' }),
    admin: environmentOf('admin', {
      OPERATOR_KEY_FILE: keyFile('operator', privateKeyOf('operator')),
      SECRETS_KEYS: `bench:${Buffer.alloc(32, 1).toString('base64url')}`,
      OWNER_USERNAME: OWNER.username,
      OWNER_PASSWORD: OWNER.password,
      // In production this owner could only add an authenticator app.
      NODE_ENV: 'test',
    }),
  };
  return { environments, operatorKey: privateKeyOf('operator') };
}

const internalUrl = ({ internalPort }: RunningService): string => `http://127.0.0.1:${internalPort}`;

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
