import { readServiceConfig, type ServiceConfig } from '@facet/service-kit';
import service from '../service.json' with { type: 'json' };

export type Config = ServiceConfig<typeof service.environment>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readIdentityConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  return readServiceConfig(service.environment, environment);
}
