import { join } from 'node:path';
import { createKit, createService, promiseRoutes, SecretBox, type App, type Service } from '@facet/service-kit';
import { adjustmentJob, adjustmentRoutes } from './adjustments/index.ts';
import { promises } from './audit/index.ts';
import type { AdminContext } from './admin-context.ts';
import { AuditLog, auditLogRoutes, receivedActRoutes } from './audit-log/index.ts';
import { openClients } from './clients/index.ts';
import { readAdminConfig } from './config.ts';
import {
  endEverySession,
  operatorAdmission,
  OperatorCookie,
  operatorJobs,
  OperatorKeys,
  operatorKeyRoutes,
  operatorRoutes,
  passRoutes,
  Passwords,
} from './operators/index.ts';
import { memberRoutes } from './members/index.ts';
import { moneyRoutes } from './money/index.ts';
import { automaticRollBack, canaryMetrics, trialRoutes } from './rollback/index.ts';
import { frontEndVersions, historyRoutes, previewRoutes, releaseRoutes, seedReleases } from './releases/index.ts';
import { overviewRoutes } from './overview/index.ts';
import { releaseBoardRoutes } from './release-board/index.ts';
import { shirtToolRoutes } from './shirt-tool/index.ts';
import { siteSettingRoutes } from './site-settings/index.ts';
import { sweep } from './sweep.ts';
import { KnownVersions, openIntake, summaryRoutes, telemetryMetrics, telemetryRoutes } from './telemetry/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readAdminConfig(environment);
  const kit = createKit('admin', config);
  const { database, log } = kit;
  const context: AdminContext = { kit, database, auditLog: new AuditLog(kit), clients: openClients(kit) };
  const keys = new OperatorKeys(config.OPERATOR_KEY_FILE);
  const cookie = new OperatorCookie(keys, { secure: config.PUBLIC_URL.startsWith('https:') });
  const admission = operatorAdmission({ database, cookie });
  const operators = {
    ...context,
    log,
    cookie,
    admission,
    secrets: new SecretBox(config.SECRETS_KEYS),
    passwords: new Passwords({ memoryKib: config.PASSWORD_MEMORY_KIB, passes: config.PASSWORD_PASSES }),
    issuer: new URL(config.PUBLIC_URL).host,
  };
  const intake = openIntake({
    kit,
    versions: new KnownVersions(() => frontEndVersions(database)),
    metrics: telemetryMetrics(kit),
    everyMs: config.TELEMETRY_WRITE_MS,
  });

  canaryMetrics(kit);
  return createService({
    kit,
    migrationsDirectory,
    operators: { identify: admission.identify, keys },
    onNewEpoch: () => endEverySession(database),
    routes: (app) => {
      telemetryRoutes(app, intake);
      operatorRoutes(app, operators);
      auditLogRoutes(app, context);
      consoleRoutes(app, context);
      shirtToolRoutes(app, context, { baseUrl: config.PLATFORM_BASE_URL, deadlineMs: config.PLATFORM_DEADLINE_MS });
    },
    internalRoutes: (app) => {
      operatorKeyRoutes(app, keys);
      passRoutes(app, { admission, cookie, keys });
      receivedActRoutes(app, database);
      releaseRoutes(app, database);
      historyRoutes(app, database);
      previewRoutes(app, { database, keyFile: config.SERVICE_KEY_FILE });
      summaryRoutes(app, database);
      trialRoutes(app, database);
      promiseRoutes(app, { database, promises });
    },
    background: [
      ...operatorJobs(operators, keys, { username: config.OWNER_USERNAME, password: config.OWNER_PASSWORD }),
      { start: () => seedReleases({ database, log, directory: config.RELEASE_RECORDS_DIR }), stop: () => undefined },
      intake,
      automaticRollBack({ kit, everyMs: config.ROLLBACK_CHECK_MS }),
      adjustmentJob(context),
      sweep(kit),
    ],
  });
}

/** The console's tabs. */
function consoleRoutes(app: App, context: AdminContext): void {
  overviewRoutes(app, context);
  releaseBoardRoutes(app, context);
  memberRoutes(app, context);
  adjustmentRoutes(app, context);
  siteSettingRoutes(app, context);
  moneyRoutes(app, context);
}
