import { ConfigError, type KitConfig, readServiceConfig, SecretBox } from '@facet/service-kit';
import service from '../service.json' with { type: 'json' };
import { senderList, type WallId, wallIds, WallMemberIds } from './walls/index.ts';

/** What a provider gave the operator. */
interface EnvironmentWall {
  secret: string;
  /** An app id, token, placement or slot: it stands in the frame's address. */
  publicIds: { publicId: string; apiKey?: string };
}

export interface EarnConfig extends KitConfig {
  walls: Readonly<Record<WallId, EnvironmentWall>>;
  /** Where the simulated walls are, without a trailing slash; null for the real ones. */
  wallsBaseUrl: string | null;
  /** The same walls, where this service asks them for offers. */
  offersBaseUrl: string | null;
  /** What members are called at the walls. */
  wallMemberIds: WallMemberIds;
  /** Under which operators' secrets of providers are kept; null: none can be kept. */
  secrets: SecretBox | null;
  /** Addresses and CIDR ranges that postbacks may come from; null for each provider's own list. */
  allowedSenders: readonly string[] | null;
  /** How long a stored postback belongs to the request that brought it before the sweeper takes it. */
  sweepAfterMs: number;
}

const LOOPBACK = '127.0.0.0/8,::1';
const isDemonstration = (secret: string): boolean => secret.startsWith('demo');

/** @throws ConfigError, naming every variable that is wrong. */
export function readEarnConfig(environment: NodeJS.ProcessEnv = process.env): EarnConfig {
  refuseEmptySecrets(environment);
  const read = readServiceConfig(service.environment, environment);
  const production = read.NODE_ENV === 'production';
  function access(id: WallId): EnvironmentWall {
    const letter = id.toUpperCase() as Uppercase<WallId>;
    const key = id === 'c' ? (read.WALL_C_API_KEY ?? (read.WALLS_BASE_URL === undefined ? undefined : 'demo')) : undefined;
    return {
      secret: read[`WALL_${letter}_SECRET`],
      publicIds: { publicId: read[`WALL_${letter}_PUBLIC_ID`], ...(key && { apiKey: key }) },
    };
  }
  const config: EarnConfig = {
    ...read,
    walls: { a: access('a'), b: access('b'), c: access('c'), d: access('d') },
    wallMemberIds: new WallMemberIds(read.WALL_IDS_KEY),
    secrets: read.SECRETS_KEYS === undefined ? null : new SecretBox(read.SECRETS_KEYS),
    wallsBaseUrl: withoutSlash(read.WALLS_BASE_URL),
    offersBaseUrl: withoutSlash(read.OFFERS_BASE_URL ?? read.WALLS_BASE_URL),
    allowedSenders: (read.WALL_ALLOWED_ADDRESSES ?? (production ? undefined : LOOPBACK))?.split(',').map((item) => item.trim()) ?? null,
    sweepAfterMs: read.POSTBACK_SWEEP_AFTER_MS,
  };
  assertSenders(config.allowedSenders ?? []);
  if (production) refuseDemonstration(config, read.WALL_IDS_KEY);
  return config;
}

const withoutSlash = (url: string | undefined): string | null => url?.replace(/\/+$/, '') ?? null;

/** An empty secret would be no secret: absent takes the demonstration's, empty is a mistake and stops the start. */
function refuseEmptySecrets(environment: NodeJS.ProcessEnv): void {
  const empty = wallIds.map((id) => `WALL_${id.toUpperCase()}_SECRET`).filter((name) => environment[name]?.trim() === '');
  if (empty.length > 0) throw new ConfigError(`${empty.join(', ')}: a wall’s secret must not be empty`);
}

function assertSenders(senders: readonly string[]): void {
  try {
    senderList(senders);
  } catch (error) {
    throw new ConfigError(`WALL_ALLOWED_ADDRESSES: ${String(error instanceof Error ? error.message : error)}`);
  }
}

function refuseDemonstration(config: EarnConfig, idsKey: string): void {
  const walls = wallIds.filter((id) => isDemonstration(config.walls[id].secret)).map((id) => `WALL_${id.toUpperCase()}_SECRET`);
  const known = [...walls, ...(isDemonstration(idsKey) ? ['WALL_IDS_KEY'] : [])];
  if (known.length > 0) throw new ConfigError(`${known.join(', ')}: a demonstration secret cannot be used in production`);
  const unnamed = wallIds.filter((id) => config.walls[id].publicIds.publicId === 'demo').map((id) => `WALL_${id.toUpperCase()}_PUBLIC_ID`);
  if (config.wallsBaseUrl === null && unnamed.length > 0) throw new ConfigError(`${unnamed.join(', ')}: needed to address the real walls`);
}
