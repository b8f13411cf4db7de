import { ConfigError, readServiceConfig, type ServiceConfig } from '@facet/service-kit';
import service from '../service.json' with { type: 'json' };

const { PASSWORD_MEMORY_KIB, PASSWORD_PASSES } = service.environment;
/** OWASP Password Storage Cheat Sheet, argon2id with one lane. */
export const LEAST_PASSWORD_COST = { memoryKib: PASSWORD_MEMORY_KIB.default, passes: PASSWORD_PASSES.default };

export type AdminConfig = ServiceConfig<typeof service.environment>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readAdminConfig(environment: NodeJS.ProcessEnv = process.env): AdminConfig {
  const config = readServiceConfig(service.environment, environment);
  if (config.NODE_ENV !== 'production') return config;
  if (!config.PLATFORM_BASE_URL.startsWith('https:'))
    throw new ConfigError('PLATFORM_BASE_URL must be https in production: an operator’s cookie for the platform travels to it');
  if (config.PASSWORD_MEMORY_KIB < LEAST_PASSWORD_COST.memoryKib || config.PASSWORD_PASSES < LEAST_PASSWORD_COST.passes)
    throw new ConfigError('PASSWORD_MEMORY_KIB and PASSWORD_PASSES may not be below their defaults in production: guessing would be cheap');
  return config;
}
