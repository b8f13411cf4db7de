import { join } from 'node:path';
import { createKit, createService, type Service } from '@facet/service-kit';
import { readSampleConfig } from './config.ts';
import { noticeRoutes, operatorRoutes } from './notices/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const kit = createKit('sample', readSampleConfig(environment));
  const { database } = kit;
  return createService({
    kit,
    migrationsDirectory,
    areas: {
      Notices: {
        about: 'What operators tell members.',
        routes: (app) => {
          noticeRoutes(app, { database });
          operatorRoutes(app, kit);
        },
      },
    },
  });
}
