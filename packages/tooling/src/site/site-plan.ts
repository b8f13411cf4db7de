import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { projectRoot } from '../project-root.ts';
import { serviceDeclarations, type ServiceDeclaration } from './service-declarations.ts';
import { foldersOf, type SiteOptions } from './site-options.ts';

const LOOPBACK = '127.0.0.1';
/** Folder of the site's static files that holds the records; the gateway serves nothing of it. */
export const RECORDS = 'releases';

/** Where a replica of a service listens, and the folder that it runs from (`services/<name>` below it). */
export interface ServicePlace {
  readonly port: number;
  readonly internalPort: number;
  readonly folder: string;
  /** Somebody works on the sources there: the process starts again at each change. */
  readonly isWatched?: boolean;
}

/**
 * Everything that is decided before the first process starts: who exists, where each one listens, what the site is
 * called.
 */
export interface SitePlan {
  readonly options: SiteOptions;
  readonly folders: ReturnType<typeof foldersOf>;
  readonly services: readonly ServiceDeclaration[];
  /** The places of each service's replicas now: a release moves a service while the site runs. */
  readonly places: Record<string, readonly ServicePlace[]>;
  readonly gatewayPort: number;
  readonly gatewayInternalPort: number;
  /** Null in production: the simulator stands for other companies, and there the real ones answer. */
  readonly simulatorPort: number | null;
  readonly publicUrl: string;
  /** Where processes reach a service: this machine, or a container by its name. */
  readonly hostOf: (name: string) => string;
  /** Address that services listen on. */
  readonly listenHost: string;
  /** The simulator as processes reach it; browsers always use `simulatorUrl`. */
  readonly platformUrl?: string;
  /** File that tells running services where the others are; absent: they never move. */
  readonly serviceUrlsFile?: string;
  /** The records of the versions that come with the installation, as services/admin reads them. */
  readonly releaseRecordsDir: string;
  readonly publicKeysFile: string;
  readonly keyFile: (name: string) => string;
}

export async function planPorts(options: SiteOptions): Promise<Omit<SitePlan, 'publicKeysFile' | 'keyFile'>> {
  const services = serviceDeclarations();
  const folders = foldersOf(options.dataDir);
  const taken = new Set<number>();
  const fresh = async (): Promise<number> => {
    const port = await freePort();
    if (taken.has(port)) return fresh();
    taken.add(port);
    return port;
  };
  const places: Record<string, ServicePlace[]> = {};
  for (const { name } of services) {
    places[name] = [];
    for (let replica = 1; replica <= replicasOf(name, options); replica++)
      places[name].push({ port: await fresh(), internalPort: await fresh(), folder: projectRoot });
  }
  const gatewayPort = options.port ?? (await fresh());
  return {
    options,
    folders,
    services,
    places,
    serviceUrlsFile: folders.serviceUrls,
    releaseRecordsDir: join(folders.site, RECORDS),
    gatewayPort,
    gatewayInternalPort: await fresh(),
    simulatorPort: options.isProduction ? null : (options.simPort ?? (await fresh())),
    publicUrl: options.publicUrl ?? `http://localhost:${gatewayPort}`,
    hostOf: () => LOOPBACK,
    listenHost: LOOPBACK,
  };
}

function replicasOf(service: string, { replicas = 1 }: SiteOptions): number {
  return typeof replicas === 'number' ? replicas : (replicas[service] ?? 1);
}

/** The simulator as browsers reach it. */
export function simulatorUrl(plan: SitePlan): string | null {
  return plan.simulatorPort === null ? null : `http://127.0.0.1:${plan.simulatorPort}`;
}

/** The internal base address of each replica. */
export function internalUrls(plan: SitePlan, service: string): string[] {
  return (plan.places[service] ?? []).map(({ internalPort }) => `http://${plan.hostOf(service)}:${internalPort}`);
}

export function logFile(plan: SitePlan, name: string): string {
  return join(plan.folders.logs, `${name}.log`);
}
