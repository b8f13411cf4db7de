import { readServiceConfig, type ServiceConfig } from '@facet/service-kit';
import service from '../service.json' with { type: 'json' };

export type SocialConfig = ServiceConfig<typeof service.environment>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readSocialConfig(environment: NodeJS.ProcessEnv = process.env): SocialConfig {
  return readServiceConfig(service.environment, environment);
}
