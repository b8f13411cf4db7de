import { ConfigError, kitConfig, readConfig, readServiceConfig, Type, type ServiceConfig } from '@facet/service-kit';
import service from '../service.json' with { type: 'json' };

export type WalletConfig = ServiceConfig<typeof service.environment>;

/** @throws ConfigError, naming every variable that is wrong. */
export function readWalletConfig(environment: NodeJS.ProcessEnv = process.env): WalletConfig {
  const config = readServiceConfig(service.environment, environment);
  if (config.NODE_ENV === 'production' && config.PUSH_STAND_IN !== undefined)
    throw new ConfigError('PUSH_STAND_IN is for tests and cannot be used in production');
  return config;
}

/** All that the audit command needs. @throws ConfigError */
export function readDatabaseUrl(): string {
  return readConfig(Type.Object({ DATABASE_URL: kitConfig.DATABASE_URL }), process.env).DATABASE_URL;
}
