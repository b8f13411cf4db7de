import { ConfigError, kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

/** OWASP Password Storage Cheat Sheet, argon2id with one lane. */
export const LEAST_PASSWORD_COST = { memoryKib: 19_456, passes: 2 };

const schema = Type.Object({
  ...kitConfig,
  OPERATOR_KEY_FILE: Type.String({ minLength: 1, description: 'ES256 private key, PKCS8 PEM, that signs operators’ sessions' }),
  SECRETS_KEYS: Type.String({
    minLength: 1,
    description: 'id:key with commas between, each key 32 bytes as base64url; the first seals secrets, all open them',
  }),
  OWNER_USERNAME: Type.Optional(Type.String({ minLength: 3, maxLength: 20, description: 'the first owner, where there is none yet' })),
  OWNER_PASSWORD: Type.Optional(Type.String({ minLength: 6, maxLength: 200, description: 'of the first owner' })),
  PASSWORD_MEMORY_KIB: Type.Integer({
    minimum: 8,
    maximum: 4_194_304,
    default: LEAST_PASSWORD_COST.memoryKib,
    description: 'memory that one hash of a password takes (argon2id)',
  }),
  PASSWORD_PASSES: Type.Integer({ minimum: 1, maximum: 100, default: LEAST_PASSWORD_COST.passes, description: 'passes over that memory' }),
  PLATFORM_BASE_URL: Type.String({
    pattern: '^https?://',
    default: 'https://{host}.roblox.com',
    description: 'the game platform; {host} in it stands for its hosts, without it one address serves them all',
  }),
  PLATFORM_DEADLINE_MS: Type.Integer({ minimum: 50, default: 6_000, description: 'how long one answer of the game platform may take' }),
  RELEASE_RECORDS_DIR: Type.Optional(
    Type.String({ minLength: 1, description: 'folder of <deployable>/<version>.json: the versions that come with this installation' }),
  ),
  TELEMETRY_WRITE_MS: Type.Integer({
    minimum: 10,
    default: 1_000,
    description: 'how long reports of browsers wait to be written together',
  }),
  ROLLBACK_CHECK_MS: Type.Integer({ minimum: 20, default: 5_000, description: 'how often canaries are compared with the stable versions' }),
});

export type AdminConfig = Static<typeof schema>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readAdminConfig(environment: NodeJS.ProcessEnv = process.env): AdminConfig {
  const config = readConfig(schema, environment);
  if (config.NODE_ENV !== 'production') return config;
  if (!config.PLATFORM_BASE_URL.startsWith('https:'))
    throw new ConfigError('PLATFORM_BASE_URL must be https in production: an operator’s cookie for the platform travels to it');
  if (config.PASSWORD_MEMORY_KIB < LEAST_PASSWORD_COST.memoryKib || config.PASSWORD_PASSES < LEAST_PASSWORD_COST.passes)
    throw new ConfigError('PASSWORD_MEMORY_KIB and PASSWORD_PASSES may not be below their defaults in production: guessing would be cheap');
  return config;
}
