import { kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

const schema = Type.Object({
  ...kitConfig,
  SWEEP_AFTER_MS: Type.Integer({ minimum: 50, default: 10_000, description: 'when joining an event that stopped half way is undone' }),
});

export type SocialConfig = Static<typeof schema>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readSocialConfig(environment: NodeJS.ProcessEnv = process.env): SocialConfig {
  return readConfig(schema, environment);
}
