import { readServiceConfig, type ServiceConfig } from '@facet/service-kit';
import service from '../service.json' with { type: 'json' };

export type SampleConfig = ServiceConfig<typeof service.environment>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readSampleConfig(environment: NodeJS.ProcessEnv = process.env): SampleConfig {
  return readServiceConfig(service.environment, environment);
}
