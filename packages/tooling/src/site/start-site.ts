import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishFrontEnd } from '../front-end/index.ts';
import { oncePostgresAnswers, requirePostgres } from '../postgres/index.ts';
import { projectRoot } from '../project-root.ts';
import { PidFiles, ProcessLog, SupervisedProcess, type ProcessSpec } from '../supervise/index.ts';
import { gatewayProcess } from './gateway-process.ts';
import { ownerOf } from './owner.ts';
import { planInstalled } from './plan-installed.ts';
import { refuseDemonstration } from './refuse-demonstration.ts';
import { refuseTakenPorts } from './refuse-taken-ports.ts';
import { writeReleaseRecords } from './release-records.ts';
import { openForMigrations, sealTables } from './sealed-tables.ts';
import { serviceDatabases } from './service-databases.ts';
import { ServiceFleet } from './service-fleet.ts';
import { simulatorProcess, type Owner } from './service-processes.ts';
import { foldersOf, type SiteOptions } from './site-options.ts';
import { siteReadiness } from './site-readiness.ts';
import { internalUrls, simulatorUrl, type SitePlan } from './site-plan.ts';
import { embeddedPostgres, outsidePostgres, type SitePostgres } from './site-postgres.ts';
import { takeReleases } from './take-releases.ts';

const SUPERVISOR = 'supervisor';

/** A running site. */
export interface Site {
  /** Address of the gateway. */
  readonly url: string;
  /** Address of the simulator; null in production. */
  readonly simulatorUrl: string | null;
  readonly owner: Owner;
  readonly dataDir: string;
  /** Superuser's address of PostgreSQL. */
  readonly databaseUrl: string;
  /** Address of each service's own database. */
  readonly databaseUrls: Readonly<Record<string, string>>;
  /** Internal base address (`/internal/…`, `/metrics`) of each service's replicas now. */
  readonly internalUrls: Readonly<Record<string, readonly string[]>>;
  readonly processNames: readonly string[];
  /**
   * Number of the process that runs under this name now (`wallet`, its second replica `wallet-2`); null while it is
   * being restarted.
   */
  readonly pid: (name: string) => number | null;
  /** Resolves when every part says that it is ready. */
  readonly ready: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts everything on one machine: PostgreSQL, services, simulator, gateway, with the front end built. Resolves when
 * all are ready. What dies is started again until `stop`. Throws, with everything stopped, when a part does not start.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  refuseDemonstration(options);
  const say = options.say ?? (() => undefined);
  if (options.databaseUrl) await requirePostgres({ url: options.databaseUrl, say, signal: options.signal });
  mkdirSync(options.dataDir, { recursive: true });
  const pidFiles = await takeOver(foldersOf(options.dataDir), say);
  const endings: (() => Promise<unknown> | void)[] = [() => pidFiles.remove(SUPERVISOR)];
  const stop = async (): Promise<void> => {
    for (let end = endings.pop(); end !== undefined; end = endings.pop()) await end();
  };
  const supervise = (spec: ProcessSpec): SupervisedProcess => {
    const log = new ProcessLog(join(foldersOf(options.dataDir).logs, `${spec.name}.log`), (line) => say(`[${spec.name}] ${line}`));
    return new SupervisedProcess(spec, { pidFiles, log, say });
  };
  try {
    await refuseTakenPorts(options);
    const { plan, ...installed } = await planInstalled(options);
    const starting = sitePostgres(plan, say);
    endings.push(() => starting.then((postgres) => postgres.stop()));
    const frontEnd = (options.hasFrontEnd ?? true) ? await publishFrontEnd(plan.folders.site, say) : {};
    writeReleaseRecords(plan.releaseRecordsDir, { ...frontEnd, ...installed.records });
    const postgres = await starting;
    options.signal?.throwIfAborted();
    const reached = { url: postgres.url, say, signal: options.signal };
    const databaseUrls = await oncePostgresAnswers(reached, () =>
      serviceDatabases(postgres.url, Object.keys(plan.places), plan.folders.secrets, { isOurs: !options.databaseUrl }),
    );
    const owner = ownerOf(plan);
    const fleet = new ServiceFleet(plan, { databaseUrls, owner, supervise, adminUrl: postgres.url });
    const others = [simulatorProcess(plan), gatewayProcess(plan)].filter((spec) => spec !== null).map(supervise);
    endings.push(() => Promise.all([fleet.stop(), ...others.map((process) => process.stop())]));
    await oncePostgresAnswers(reached, () => openForMigrations(postgres.url, foldersOfServices(plan)));
    fleet.start(installed.starting);
    for (const process of others) process.start();
    const processes = (): SupervisedProcess[] => [...fleet.processes, ...others];
    await Promise.race([siteReadiness(plan), interruption(options.signal), ...processes().map((process) => process.failure)]);
    for (const process of processes()) process.startupIsOver();
    await oncePostgresAnswers(reached, () => sealTables(postgres.url, fleet.services));
    const site = siteOf(plan, { owner, databaseUrls, postgres, processes, stop });
    endings.push(await takeReleases(plan, { fleet, versions: installed.versions, gatewayPid: () => site.pid('gateway'), say }));
    return site;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where the version of each service lies that is started. */
function foldersOfServices({ places }: SitePlan): Record<string, string> {
  return Object.fromEntries(Object.entries(places).map(([service, [first]]) => [service, first?.folder ?? projectRoot]));
}

/** Rejects when the start is given up (Ctrl-C). */
function interruption(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('the start was given up'))));
}

/** One supervisor for each data folder; what a killed one left running is ended first. */
async function takeOver({ run, releases }: ReturnType<typeof foldersOf>, say: (message: string) => void): Promise<PidFiles> {
  const pidFiles = new PidFiles(run);
  const other = pidFiles.living(SUPERVISOR);
  if (other !== null) {
    throw new Error(`this site is running already (process ${other}): stop it first, or start another one with its own DATA_DIR and PORT`);
  }
  const orphans = await pidFiles.killOrphans(projectRoot, releases);
  if (orphans.length > 0) say(`ended what an earlier start had left running: ${orphans.join(', ')}`);
  pidFiles.write(SUPERVISOR, process.pid);
  return pidFiles;
}

function sitePostgres({ options, folders }: SitePlan, say: (message: string) => void): Promise<SitePostgres> {
  if (options.databaseUrl) return Promise.resolve(outsidePostgres(options.databaseUrl));
  return embeddedPostgres({ folder: folders.postgres, settings: options.postgresSettings ?? {}, say });
}

interface Parts {
  readonly owner: Owner;
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly postgres: SitePostgres;
  readonly processes: () => readonly SupervisedProcess[];
  readonly stop: () => Promise<void>;
}

function siteOf(plan: SitePlan, { owner, databaseUrls, postgres, processes, stop }: Parts): Site {
  const pid = (name: string): number | null => {
    if (name === 'postgres') return postgres.pid();
    return processes().find((process) => process.name === name)?.pid ?? null;
  };
  return {
    url: `http://localhost:${plan.gatewayPort}`,
    simulatorUrl: simulatorUrl(plan),
    owner,
    dataDir: plan.options.dataDir,
    databaseUrl: postgres.url,
    databaseUrls,
    get internalUrls() {
      return Object.fromEntries(plan.services.map(({ name }) => [name, internalUrls(plan, name)]));
    },
    processNames: [...processes().map(({ name }) => name), ...(plan.options.databaseUrl ? [] : ['postgres'])],
    pid,
    ready: () => siteReadiness(plan),
    stop,
  };
}
