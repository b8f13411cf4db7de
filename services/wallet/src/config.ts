import { kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

const schema = Type.Object({
  ...kitConfig,
  PLATFORM_BASE_URL: Type.String({
    pattern: '^https?://',
    description: 'the game platform; {host} in it stands for its hosts, without it one address serves them all',
  }),
  GROUP_ID: Type.String({ pattern: '^[0-9]{1,19}$', description: 'the operator’s group on the game platform' }),
  BOT_COOKIE: Type.Optional(
    Type.String({ minLength: 1, description: 'session cookie of the account that buys gamepasses, until an operator gives another one' }),
  ),
  SECRETS_KEYS: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'id:key with commas between, each key 32 bytes as base64url; the first seals the cookie, all open it; absent: none is kept',
    }),
  ),
  PLATFORM_DEADLINE_MS: Type.Integer({ minimum: 50, default: 7_000, description: 'how long one call to the game platform may take' }),
  UNKNOWN_GRACE_MS: Type.Integer({
    minimum: 50,
    default: 120_000,
    description: 'how long a purchase without an answer may still arrive at the platform; before that it is not taken for not bought',
  }),
  SWEEP_AFTER_MS: Type.Integer({ minimum: 50, default: 30_000, description: 'when a withdrawal that stopped half way is undone' }),
});

export type WalletConfig = Static<typeof schema>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readWalletConfig(environment: NodeJS.ProcessEnv = process.env): WalletConfig {
  return readConfig(schema, environment);
}

/** All that the audit command needs. @throws ConfigError */
export function readDatabaseUrl(): string {
  return readConfig(Type.Object({ DATABASE_URL: kitConfig.DATABASE_URL }), process.env).DATABASE_URL;
}
