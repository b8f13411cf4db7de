import { kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

const schema = Type.Object({
  ...kitConfig,
  SESSION_KEY_FILE: Type.String({ minLength: 1, description: 'private key that signs members’ sessions, ES256, PKCS8 PEM' }),
  SESSION_PREVIOUS_KEY_FILE: Type.Optional(
    Type.String({ minLength: 1, description: 'the key that signed before, accepted until its last token has ended' }),
  ),
  SETTINGS_CATALOGUE: Type.String({ minLength: 1, description: 'file with all services’ declared settings, JSON' }),
  PLATFORM_BASE_URL: Type.String({
    pattern: '^https?://[^/?#]+(/[^?#]*)?$',
    description: 'the game platform; {host} in it stands for users, groups, thumbnails …',
  }),
  GROUP_ID: Type.String({ pattern: '^[0-9]{1,19}$', description: 'the operator’s group on the game platform' }),
});

export type Config = Static<typeof schema>;

/** The only reader of the environment. Throws ConfigError naming each bad variable. */
export function readIdentityConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  return readConfig(schema, environment);
}
