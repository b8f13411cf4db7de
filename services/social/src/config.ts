import { kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

const schema = Type.Object({
  ...kitConfig,
  SECRETS_KEYS: Type.String({
    minLength: 1,
    description: 'id:key with commas between, each key 32 bytes as base64url; the first seals the seeds of draws, all open them',
  }),
  SWEEP_AFTER_MS: Type.Integer({ minimum: 50, default: 10_000, description: 'when joining an event that stopped half way is undone' }),
});

export type SocialConfig = Static<typeof schema>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readSocialConfig(environment: NodeJS.ProcessEnv = process.env): SocialConfig {
  return readConfig(schema, environment);
}
