import { kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

const schema = Type.Object({
  ...kitConfig,
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
  return readConfig(schema, environment);
}
