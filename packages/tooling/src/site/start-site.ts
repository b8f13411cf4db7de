import { mkdirSync, writeFileSync } from 'node:fs';
import { publishFrontEnd } from '../front-end/index.ts';
import { projectRoot } from '../project-root.ts';
import { PidFiles, ProcessLog, SupervisedProcess, type ProcessSpec } from '../supervise/index.ts';
import { gatewayProcess } from './gateway-process.ts';
import { keptSecret } from './kept-secret.ts';
import { refuseDemonstration } from './refuse-demonstration.ts';
import { serviceDatabases } from './service-databases.ts';
import { settingsCatalogue } from './service-declarations.ts';
import { serviceProcesses, simulatorProcess, type Owner } from './service-processes.ts';
import { signingKeys } from './signing-keys.ts';
import type { SiteOptions } from './site-options.ts';
import { siteReadiness } from './site-readiness.ts';
import { internalUrl, logFile, planPorts, simulatorUrl, type SitePlan } from './site-plan.ts';
import { embeddedPostgres, outsidePostgres, type SitePostgres } from './site-postgres.ts';

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
  /** Internal base address (`/internal/…`, `/metrics`) of each service. */
  readonly internalUrls: Readonly<Record<string, string>>;
  readonly processNames: readonly string[];
  /** Number of the process that runs under this name now; null while it is being restarted. */
  readonly pid: (name: string) => number | null;
  /** Resolves when every part says that it is ready. */
  readonly ready: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts everything on one machine: PostgreSQL, services, simulator, gateway, with the front end built. Resolves when all are ready.
 * What dies is started again until `stop`. Throws, with everything stopped, when a part does not start.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  refuseDemonstration(options);
  const say = options.say ?? (() => undefined);
  const planned = await planPorts(options);
  const names = planned.services.map(({ name }) => name);
  mkdirSync(options.dataDir, { recursive: true });
  const pidFiles = await takeOver(planned.folders.run, say);
  const keys = signingKeys(planned.folders.keys, [...names, 'gateway', 'session']);
  const plan: SitePlan = { ...planned, ...keys };
  writeFileSync(plan.folders.settingsCatalogue, JSON.stringify(settingsCatalogue(plan.services), null, 2));
  const owner = ownerOf(plan);
  const processes: SupervisedProcess[] = [];
  const starting = sitePostgres(plan, say);
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((process) => process.stop()));
    await starting.then((postgres) => postgres.stop());
    pidFiles.remove(SUPERVISOR);
  };
  try {
    if (options.hasFrontEnd ?? true) await publishFrontEnd(plan.folders.site, say);
    const postgres = await starting;
    options.signal?.throwIfAborted();
    const databaseUrls = await serviceDatabases(postgres.url, names, plan.folders.secrets);
    const specs = [...serviceProcesses(plan, databaseUrls, owner), simulatorProcess(plan), gatewayProcess(plan)];
    const supervise = (spec: ProcessSpec): SupervisedProcess => {
      const log = new ProcessLog(logFile(plan, spec.name), (line) => say(`[${spec.name}] ${line}`));
      return new SupervisedProcess(spec, { pidFiles, log, say });
    };
    processes.push(...specs.filter((spec) => spec !== null).map(supervise));
    for (const process of processes) process.start();
    await Promise.race([siteReadiness(plan), interruption(options.signal), ...processes.map((process) => process.failure)]);
    for (const process of processes) process.startupIsOver();
    return siteOf(plan, { owner, databaseUrls, postgres, processes, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Rejects when the start is given up (Ctrl-C). */
function interruption(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('the start was given up'))));
}

/** One supervisor for each data folder; what a killed one left running is ended first. */
async function takeOver(run: string, say: (message: string) => void): Promise<PidFiles> {
  const pidFiles = new PidFiles(run);
  const other = pidFiles.living(SUPERVISOR);
  if (other !== null) {
    throw new Error(`this site is running already (process ${other}): stop it first, or start another one with its own DATA_DIR and PORT`);
  }
  const orphans = await pidFiles.killOrphans(projectRoot);
  if (orphans.length > 0) say(`ended what an earlier start had left running: ${orphans.join(', ')}`);
  pidFiles.write(SUPERVISOR, process.pid);
  return pidFiles;
}

function ownerOf({ options, folders }: SitePlan): Owner {
  return {
    username: options.ownerUsername ?? 'owner',
    password: options.ownerPassword ?? keptSecret(folders.secrets, 'owner-password', 12),
  };
}

function sitePostgres({ options, folders }: SitePlan, say: (message: string) => void): Promise<SitePostgres> {
  if (options.databaseUrl) return Promise.resolve(outsidePostgres(options.databaseUrl));
  return embeddedPostgres({ folder: folders.postgres, settings: options.postgresSettings ?? {}, say });
}

interface Parts {
  readonly owner: Owner;
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly postgres: SitePostgres;
  readonly processes: readonly SupervisedProcess[];
  readonly stop: () => Promise<void>;
}

function siteOf(plan: SitePlan, { owner, databaseUrls, postgres, processes, stop }: Parts): Site {
  const pid = (name: string): number | null => {
    if (name === 'postgres') return postgres.pid();
    return processes.find((process) => process.name === name)?.pid ?? null;
  };
  return {
    url: `http://localhost:${plan.gatewayPort}`,
    simulatorUrl: simulatorUrl(plan),
    owner,
    dataDir: plan.options.dataDir,
    databaseUrl: postgres.url,
    databaseUrls,
    internalUrls: Object.fromEntries(plan.services.map(({ name }) => [name, internalUrl(plan, name)])),
    processNames: [...processes.map(({ name }) => name), ...(plan.options.databaseUrl ? [] : ['postgres'])],
    pid,
    ready: () => siteReadiness(plan),
    stop,
  };
}
