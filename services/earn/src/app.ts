import { join } from 'node:path';
import { createKit, createService, eventRoutes, type Service } from '@facet/service-kit';
import { readEarnConfig } from './config.ts';
import { memberEvents, Members } from './members/index.ts';
import { type PostbackContext, postbackMetrics, postbackRoutes, postbackSweeper, rememberWalletAnswer } from './postbacks/index.ts';
import { wallRoutes } from './walls/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readEarnConfig(environment);
  const kit = createKit('earn', config);
  const members = new Members(kit);
  const context: PostbackContext = { config, kit, members, metrics: postbackMetrics(kit) };
  return createService({
    kit,
    migrationsDirectory,
    routes: (app) => {
      wallRoutes(app, { settings: config, members });
      postbackRoutes(app, context);
    },
    internalRoutes: (app) => eventRoutes(app, { database: kit.database, publishers: ['identity'], handlers: memberEvents }),
    onDelivered: rememberWalletAnswer(kit),
    background: [postbackSweeper(context)],
  });
}
