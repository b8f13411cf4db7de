import { join } from 'node:path';
import { createKit, createService, type Service } from '@facet/service-kit';
import { readAdminConfig } from './config.ts';
import { automaticRollBack, trialRoutes } from './rollback/index.ts';
import { frontEndVersions, historyRoutes, previewRoutes, releaseRoutes, seedReleases } from './releases/index.ts';
import { sweep } from './sweep.ts';
import { KnownVersions, openIntake, summaryRoutes, telemetryMetrics, telemetryRoutes } from './telemetry/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readAdminConfig(environment);
  const kit = createKit('admin', config);
  const { database, log } = kit;
  const intake = openIntake({
    kit,
    versions: new KnownVersions(() => frontEndVersions(database)),
    metrics: telemetryMetrics(kit),
    everyMs: config.TELEMETRY_WRITE_MS,
  });

  return createService({
    kit,
    migrationsDirectory,
    routes: (app) => telemetryRoutes(app, intake),
    internalRoutes: (app) => {
      releaseRoutes(app, database);
      historyRoutes(app, database);
      previewRoutes(app, { database, keyFile: config.SERVICE_KEY_FILE });
      summaryRoutes(app, database);
      trialRoutes(app, database);
    },
    background: [
      { start: () => seedReleases({ database, log, directory: config.RELEASE_RECORDS_DIR }), stop: () => undefined },
      intake,
      automaticRollBack({ kit, everyMs: config.ROLLBACK_CHECK_MS }),
      sweep(kit),
    ],
  });
}
