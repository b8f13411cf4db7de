import { readServiceConfig, type ServiceConfig } from '@facet/service-kit';
import service from '../service.json' with { type: 'json' };

export type GamesConfig = ServiceConfig<typeof service.environment>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readGamesConfig(environment: NodeJS.ProcessEnv = process.env): GamesConfig {
  return readServiceConfig(service.environment, environment);
}
