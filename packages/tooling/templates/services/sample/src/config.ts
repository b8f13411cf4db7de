import { kitConfig, readConfig, Type, type Static } from '@facet/service-kit';

const schema = Type.Object(kitConfig);

export type SampleConfig = Static<typeof schema>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readSampleConfig(environment: NodeJS.ProcessEnv = process.env): SampleConfig {
  return readConfig(schema, environment);
}
