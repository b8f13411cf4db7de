import { join } from 'node:path';
import { createKit, createService, SecretBox, type Areas, type Service } from '@facet/service-kit';
import type { AdminContext } from './admin-context.ts';
import { AuditLog, auditLogRoutes, receivedActRoutes } from './audit-log/index.ts';
import { openClients } from './clients/index.ts';
import { readAdminConfig, type AdminConfig } from './config.ts';
import {
  colleagueRoutes,
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
import { automaticRollBack, canaryMetrics, trialRoutes } from './rollback/index.ts';
import { frontEndVersions, historyRoutes, previewRoutes, releaseRoutes, seedReleases } from './releases/index.ts';
import { overviewRoutes } from './overview/index.ts';
import { releaseBoardRoutes } from './release-board/index.ts';
import { shirtToolRoutes } from './shirt-tool/index.ts';
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
  const admission = operatorAdmission({ database, cookie, isProduction: config.NODE_ENV === 'production' });
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
    areas: areasOf({ context, config, operators, keys, intake }),
    background: [
      ...operatorJobs(operators, keys, { username: config.OWNER_USERNAME, password: config.OWNER_PASSWORD }),
      { start: () => seedReleases({ database, log, directory: config.RELEASE_RECORDS_DIR }), stop: () => undefined },
      intake,
      automaticRollBack({ kit, everyMs: config.ROLLBACK_CHECK_MS }),
      sweep(kit),
    ],
  });
}

interface ForAreas {
  context: AdminContext;
  config: AdminConfig;
  operators: Parameters<typeof operatorRoutes>[1];
  keys: OperatorKeys;
  intake: ReturnType<typeof openIntake>;
}

/** What admin is about. */
function areasOf({ context, config, operators, keys, intake }: ForAreas): Areas {
  const { database } = context;
  const { admission, cookie } = operators;
  return {
    Operators: {
      about: 'Who operates the site: signing in, their own accounts, and those of others.',
      routes: (app) => operatorRoutes(app, operators),
      internalRoutes: (app) => {
        operatorKeyRoutes(app, keys);
        passRoutes(app, { admission, cookie, keys });
        colleagueRoutes(app, database);
      },
    },
    'Audit log': {
      about: 'What operators did.',
      routes: (app) => auditLogRoutes(app, context),
      internalRoutes: (app) => receivedActRoutes(app, database),
    },
    Overview: { about: 'The figures at the head of the console.', routes: (app) => overviewRoutes(app, context) },
    Members: { about: 'Members as operators see them, from all services together.', routes: (app) => memberRoutes(app, context) },
    Releases: {
      about: 'Which version of the shell and the remotes whom is given, and who decided it.',
      routes: (app) => releaseBoardRoutes(app, { ...context, keyFile: config.SERVICE_KEY_FILE }),
      internalRoutes: (app) => {
        releaseRoutes(app, database);
        historyRoutes(app, database);
        previewRoutes(app, { database, keyFile: config.SERVICE_KEY_FILE });
        trialRoutes(app, database);
      },
    },
    Telemetry: {
      about: 'What browsers report of the versions that they were given.',
      routes: (app) => telemetryRoutes(app, intake),
      internalRoutes: (app) => summaryRoutes(app, database),
    },
    'Shirt tool': {
      about: 'Copies of shirts’ templates under an operator’s own account of the game platform.',
      routes: (app) => shirtToolRoutes(app, context, { baseUrl: config.PLATFORM_BASE_URL, deadlineMs: config.PLATFORM_DEADLINE_MS }),
    },
  };
}
