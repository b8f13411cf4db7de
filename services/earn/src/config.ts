import { ConfigError, kitConfig, type KitConfig, readConfig, SecretBox, Type } from '@facet/service-kit';
import { senderList, type WallId, wallIds } from './walls/index.ts';

/** What a provider gave the operator. */
interface EnvironmentWall {
  secret: string;
  /** An app id, token, placement or slot: it stands in the frame's address. */
  publicIds: { publicId: string };
}

export interface EarnConfig extends KitConfig {
  walls: Readonly<Record<WallId, EnvironmentWall>>;
  /** Where the simulated walls are, without a trailing slash; null for the real ones. */
  wallsBaseUrl: string | null;
  /** Under which operators' secrets of providers are kept; null: none can be kept. */
  secrets: SecretBox | null;
  /** Addresses and CIDR ranges that postbacks may come from; null for each provider's own list. */
  allowedSenders: readonly string[] | null;
  /** How long a stored postback belongs to the request that brought it before the sweeper takes it. */
  sweepAfterMs: number;
}

const LOOPBACK = '127.0.0.0/8,::1';
const isDemonstration = (secret: string): boolean => secret.startsWith('demo');

function secretOf(id: WallId) {
  return Type.String({ pattern: '^\\S{4,}$', default: `demo-wall-${id}`, description: `what wall ${id} signs with` });
}
function publicIdOf(id: WallId) {
  return Type.String({ pattern: '^\\S+$', default: 'demo', description: `the operator’s public id at wall ${id}` });
}

const schema = Type.Object({
  ...kitConfig,
  WALL_A_SECRET: secretOf('a'),
  WALL_B_SECRET: secretOf('b'),
  WALL_C_SECRET: secretOf('c'),
  WALL_D_SECRET: secretOf('d'),
  WALL_A_PUBLIC_ID: publicIdOf('a'),
  WALL_B_PUBLIC_ID: publicIdOf('b'),
  WALL_C_PUBLIC_ID: publicIdOf('c'),
  WALL_D_PUBLIC_ID: publicIdOf('d'),
  WALLS_BASE_URL: Type.Optional(Type.String({ pattern: '^https?://', description: 'the simulator’s walls' })),
  WALL_ALLOWED_ADDRESSES: Type.Optional(
    Type.String({ description: 'addresses and CIDR ranges, comma-separated, that postbacks may come from' }),
  ),
  SECRETS_KEYS: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'id:key with commas between, each key 32 bytes as base64url; the first seals providers’ secrets, all open them',
    }),
  ),
  POSTBACK_SWEEP_AFTER_MS: Type.Integer({ minimum: 50, default: 5_000, description: 'when an unfinished postback is taken up again' }),
});

/** @throws ConfigError, naming every variable that is wrong. */
export function readEarnConfig(environment: NodeJS.ProcessEnv = process.env): EarnConfig {
  refuseEmptySecrets(environment);
  const read = readConfig(schema, environment);
  const production = read.NODE_ENV === 'production';
  function access(id: WallId): EnvironmentWall {
    const letter = id.toUpperCase() as Uppercase<WallId>;
    return { secret: read[`WALL_${letter}_SECRET`], publicIds: { publicId: read[`WALL_${letter}_PUBLIC_ID`] } };
  }
  const config: EarnConfig = {
    ...read,
    walls: { a: access('a'), b: access('b'), c: access('c'), d: access('d') },
    secrets: read.SECRETS_KEYS === undefined ? null : new SecretBox(read.SECRETS_KEYS),
    wallsBaseUrl: read.WALLS_BASE_URL?.replace(/\/+$/, '') ?? null,
    allowedSenders: (read.WALL_ALLOWED_ADDRESSES ?? (production ? undefined : LOOPBACK))?.split(',').map((item) => item.trim()) ?? null,
    sweepAfterMs: read.POSTBACK_SWEEP_AFTER_MS,
  };
  assertSenders(config.allowedSenders ?? []);
  if (production) refuseDemonstration(config);
  return config;
}

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

function refuseDemonstration(config: EarnConfig): void {
  const known = wallIds.filter((id) => isDemonstration(config.walls[id].secret)).map((id) => `WALL_${id.toUpperCase()}_SECRET`);
  if (known.length > 0) throw new ConfigError(`${known.join(', ')}: a demonstration secret cannot be used in production`);
  const unnamed = wallIds.filter((id) => config.walls[id].publicIds.publicId === 'demo').map((id) => `WALL_${id.toUpperCase()}_PUBLIC_ID`);
  if (config.wallsBaseUrl === null && unnamed.length > 0) throw new ConfigError(`${unnamed.join(', ')}: needed to address the real walls`);
}
