import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Keys } from './auth/tokens.ts';
import { enterEpoch, type Epoch } from './database/enter-epoch.ts';
import { migrate } from './database/migrate.ts';
import { onceDatabaseAnswers, requireNewPostgres } from './database/reach-database.ts';
import { createApp, type App } from './http/app.ts';
import { readCertificate, renewCertificate } from './http/certificate.ts';
import { healthRoutes } from './http/health-routes.ts';
import { measureRequests } from './http/metrics.ts';
import type { Kit } from './kit.ts';
import { addAreas, type Areas } from './openapi/areas.ts';
import type { IdentifyOperator } from './operators/operator.ts';
import { deliverWith } from './outbox/deliver.ts';
import { forgetConsumed } from './outbox/forget-consumed.ts';
import { measureOutbox } from './outbox/measure-outbox.ts';
import type { CheckDelivered, OnDelivered } from './outbox/message.ts';
import { parkedMessageRoutes } from './outbox/parked-routes.ts';
import { Relay } from './outbox/relay.ts';

/**
 * Work beside the requests: begins when the database is migrated, ends before it is closed. A start that fails has
 * begun nothing.
 */
export interface BackgroundJob {
  start(): void | Promise<void>;
  stop(): void | Promise<void>;
}

export interface ServiceDefinition {
  kit: Kit;
  /** Where the service's `NNN-name.sql` files are. */
  migrationsDirectory: string;
  /** Its routes, by what they are about. */
  areas: Areas;
  /** Routes that every service has, for the others: events, promises. */
  amongServices?: (app: App) => void;
  /** What it remembers of the answers to its messages, or only has to judge. */
  onDelivered?: OnDelivered;
  checkDelivered?: CheckDelivered;
  /** Of the service that keeps the operators' sessions; all others know them by the gateway's pass. */
  operators?: { identify: IdentifyOperator; keys: Keys };
  background?: readonly BackgroundJob[];
  /**
   * What follows from restoring a backup: done before anything is served, and again when it was killed half way. Calls
   * nobody.
   */
  onNewEpoch?: (epoch: Epoch) => Promise<void>;
}

export interface Service {
  name: string;
  kit: Kit;
  areas: Areas;
  public: App;
  internal: App;
  /** Brings the database to the newest version and does nothing else; several at once are as good as one. */
  migrate(): Promise<void>;
  /** Migrates, enters a new epoch, starts background work; after it `inject` works on both applications. */
  ready(): Promise<void>;
  /** ready(), then listens on the configured ports. */
  listen(): Promise<{ port: number; internalPort: number }>;
  /** Finishes open requests and background work, then closes the database. */
  close(): Promise<void>;
}

/** Puts a service together. Nothing connects or listens before ready() or listen(). */
export function createService(definition: ServiceDefinition): Service {
  const { kit, background = [], onNewEpoch = () => Promise.resolve() } = definition;
  let state: 'new' | 'ready' | 'closing' = 'new';
  const areas = {
    ...definition.areas,
    'Every service': {
      about: 'What each service has: the events that it hears, what it promises in money, messages that were refused, health.',
      internalRoutes: (app: App) => {
        definition.amongServices?.(app);
        parkedMessageRoutes(app, kit);
        healthRoutes(app, { metrics: kit.metrics, whyNotReady: () => whyNotReady(kit, state) });
      },
    },
  };
  const [publicApp, internalApp] = buildApps({ ...definition, areas });
  const relay = new Relay({
    database: kit.database,
    outbox: kit.outbox,
    deliver: deliverWith(kit),
    onDelivered: definition.onDelivered,
    checkDelivered: definition.checkDelivered,
    log: kit.log,
  });
  measureOutbox(kit);
  const hearing = kit.endedSessions ? [kit.endedSessions.job] : [];
  const renewing = kit.config.TLS_CERT_FILE === undefined ? [] : [renewCertificate(kit, [publicApp, internalApp])];
  const jobs: BackgroundJob[] = [...hearing, ...renewing, relay, forgetConsumed(kit), ...background];

  const url = kit.config.DATABASE_URL;
  const reached = <Result>(step: () => Promise<Result>): Promise<Result> => onceDatabaseAnswers({ url, log: kit.log }, step);

  const migrateDatabase = async (): Promise<void> => {
    const applied = await reached(async () => {
      await requireNewPostgres(kit.database, url);
      return migrate(kit.database, definition.migrationsDirectory);
    });
    if (applied.length > 0) kit.log.info({ applied }, 'migrated');
  };

  const ready = async (): Promise<void> => {
    if (state !== 'new') return;
    await Promise.all([publicApp.ready(), internalApp.ready()]);
    await migrateDatabase();
    const epoch = await reached(() => enterEpoch(kit.database, onNewEpoch));
    if (epoch) kit.log.warn({ epoch: epoch.id }, 'entered a new epoch: this database was restored from a backup');
    for (const job of jobs) await reached(async () => job.start());
    state = 'ready';
  };

  return {
    name: kit.name,
    kit,
    areas,
    public: publicApp,
    internal: internalApp,
    migrate: migrateDatabase,
    ready,
    async listen() {
      await ready();
      const { HOST, PORT, INTERNAL_PORT } = kit.config;
      await Promise.all([publicApp.listen({ host: HOST, port: PORT }), internalApp.listen({ host: HOST, port: INTERNAL_PORT })]);
      return { port: portOf(publicApp), internalPort: portOf(internalApp) };
    },
    async close() {
      state = 'closing';
      await closeApp(publicApp);
      await closeApp(internalApp);
      for (const job of jobs.toReversed()) await job.stop();
      await kit.database.destroy();
      await kit.openTelemetry?.stop();
    },
  };
}

const CLOSE_IDLE_EVERY_MS = 50;

/**
 * Node closes idle connections once, when it stops listening: one that was still sending its answer then would stay
 * open until its keep-alive ends.
 */
async function closeApp(app: App): Promise<void> {
  const closingIdle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await app.close().finally(() => clearInterval(closingIdle));
}

function buildApps({ kit, areas, operators }: ServiceDefinition): [App, App] {
  const shared = {
    service: kit.name,
    sessionKeys: kit.sessionKeys,
    serviceKeys: kit.serviceKeys,
    operatorKeys: operators?.keys ?? kit.operatorKeys,
    endedSessions: kit.endedSessions,
    certificate: readCertificate(kit.config),
    secureCookies: kit.config.PUBLIC_URL.startsWith('https:'),
    logger: kit.log,
    openTelemetry: kit.openTelemetry,
  };
  const publicApp = createApp({ ...shared, side: 'public', identifyOperator: operators?.identify });
  const internalApp = createApp({ ...shared, side: 'internal' });
  measureRequests([publicApp, internalApp] as unknown as FastifyInstance[], kit.metrics);
  addAreas(publicApp, areas, 'routes');
  addAreas(internalApp, areas, 'internalRoutes');
  return [publicApp, internalApp];
}

async function whyNotReady(kit: Kit, state: 'new' | 'ready' | 'closing'): Promise<string | undefined> {
  if (state !== 'ready') return state === 'new' ? 'starting' : 'closing';
  return kit.database.raw('select 1').then(
    () => undefined,
    () => 'the database does not answer',
  );
}

function portOf(app: App): number {
  return (app.server.address() as AddressInfo).port;
}
