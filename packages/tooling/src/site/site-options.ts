import { createHash } from 'node:crypto';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';

const LONGEST_SOCKET_PATH = 107;

const WALLS = ['A', 'B', 'C', 'D'] as const;
type Wall = (typeof WALLS)[number];

/** What `npm start` reads from its environment, and what tests and benches hand over themselves. */
export interface SiteOptions {
  /** Everything of this site: database, keys, logs, state. */
  readonly dataDir: string;
  /** Port of the gateway; absent: a free one. */
  readonly port?: number;
  /** Port of the simulator; absent: a free one. */
  readonly simPort?: number;
  readonly ownerUsername?: string;
  readonly ownerPassword?: string;
  readonly wallSecrets?: Readonly<Partial<Record<Wall, string>>>;
  /** Superuser of an outside PostgreSQL, used instead of the embedded one. */
  readonly databaseUrl?: string;
  /** The real game platform instead of the simulator. */
  readonly platformBaseUrl?: string;
  readonly botCookie?: string;
  readonly groupId?: string;
  /** What the world calls this site; absent: http://localhost:PORT. */
  readonly publicUrl?: string;
  readonly trustedProxies?: readonly string[];
  /** So many a second are no rush of sign-ins; the gateway's own number when absent. */
  readonly signInsPerSecond?: number;
  /** Origins of walls beside those of the catalogue. */
  readonly frameOrigins?: readonly string[];
  readonly isProduction?: boolean;
  /** Processes of each service, or of those that are named; absent: one. */
  readonly replicas?: number | Readonly<Record<string, number>>;
  /** False leaves shell and remotes out: enough for calls of the API. */
  readonly hasFrontEnd?: boolean;
  /** More variables for single processes, by name: `{ earn: { POSTBACK_SWEEP_AFTER_MS: '200' } }`. */
  readonly environment?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** More settings of the embedded PostgreSQL. */
  readonly postgresSettings?: Readonly<Record<string, string>>;
  /** Gives up a start that is under way. */
  readonly signal?: AbortSignal;
  /** Where messages for people go; absent: nowhere. */
  readonly say?: (message: string) => void;
}

/** Reads the environment of `npm start`. Throws with every bad variable named. */
export function readSiteOptions(environment: NodeJS.ProcessEnv): SiteOptions {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const options = {
    dataDir: resolve(projectRoot, text('DATA_DIR') ?? '.data'),
    port: portFrom('PORT', text('PORT') ?? '8080'),
    simPort: portFrom('SIM_PORT', text('SIM_PORT') ?? '8090'),
    ownerUsername: text('OWNER_USERNAME'),
    ownerPassword: text('OWNER_PASSWORD'),
    wallSecrets: present(Object.fromEntries(WALLS.map((wall) => [wall, text(`WALL_${wall}_SECRET`)]))),
    databaseUrl: text('DATABASE_URL'),
    platformBaseUrl: text('PLATFORM_BASE_URL'),
    botCookie: text('BOT_COOKIE'),
    groupId: text('GROUP_ID'),
    publicUrl: text('PUBLIC_URL')?.replace(/\/+$/, ''),
    trustedProxies: text('TRUSTED_PROXIES')?.split(/[\s,]+/),
    signInsPerSecond: signInsFrom(text('SIGN_INS_PER_SECOND')),
    frameOrigins: text('FRAME_ORIGINS')?.split(/[\s,]+/),
    isProduction: isProduction(text('NODE_ENV')),
    replicas: replicasFrom(text('REPLICAS') ?? '1'),
  };
  return present(options) as SiteOptions;
}

const SURROUNDINGS = ['development', 'test', 'production'];

/** A misspelt "Production" would start a public site as the demonstration. */
function isProduction(given = 'development'): boolean {
  if (!SURROUNDINGS.includes(given)) throw new Error(`NODE_ENV is ${JSON.stringify(given)}; it must be one of ${SURROUNDINGS.join(', ')}`);
  return given === 'production';
}

/** Where the gateway listens. A site that only this machine knows listens only to this machine. */
export function publicHosts({ publicUrl }: SiteOptions): string[] {
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));
  const [v4, v6] = publicUrl ? ['0.0.0.0', '::'] : ['127.0.0.1', '::1'];
  return hasIpv6 ? [v4, v6] : [v4];
}

/** The folders of a site. */
export function foldersOf(dataDir: string) {
  const below = (name: string): string => join(dataDir, name);
  return {
    postgres: below('postgres'),
    secrets: below('secrets'),
    keys: below('keys'),
    logs: below('logs'),
    run: below('run'),
    site: below('site'),
    releases: below('releases'),
    serviceUrls: below('service-urls.json'),
    metricsTargets: below('metrics-targets.json'),
    controlSocket: socketPath(dataDir),
    gateway: below('gateway'),
    gatewayState: below('gateway-state'),
    simulator: below('simulator'),
    settingsCatalogue: below('settings-catalogue.json'),
  } as const;
}

/**
 * The kernel takes at most 107 bytes for the path of a socket; where the folder lies deeper, its place is below the
 * temporary folder.
 */
function socketPath(dataDir: string): string {
  const inside = join(dataDir, 'run/control.sock');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  return join(tmpdir(), `facet-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

function portFrom(name: string, value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw new Error(`${name} must be a port from 1 to 65535, not "${value}"`);
  return port;
}

function replicasFrom(value: string): number {
  if (/^[1-4]$/.test(value)) return Number(value);
  throw new Error(`REPLICAS must be a number from 1 to 4, not "${value}"`);
}

function signInsFrom(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new Error(`SIGN_INS_PER_SECOND must be a whole number from 1, not "${value}"`);
}

function present<T extends object>(values: T): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
