import { kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

const schema = Type.Object({
  ...kitConfig,
  SECRETS_KEYS: Type.String({
    minLength: 1,
    description: 'id:key with commas between, each key 32 bytes as base64url; the first seals the seeds of next rounds, all open them',
  }),
  SWEEP_AFTER_MS: Type.Integer({ minimum: 50, default: 10_000, description: 'when a round that stopped half way is undone' }),
  ABANDONED_AFTER_MS: Type.Integer({
    minimum: 100,
    default: 86_400_000,
    description: 'when an open Bombs round is cashed out or refunded',
  }),
});

export type GamesConfig = Static<typeof schema>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readGamesConfig(environment: NodeJS.ProcessEnv = process.env): GamesConfig {
  return readConfig(schema, environment);
}
