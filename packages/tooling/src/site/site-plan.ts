import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { serviceDeclarations, type ServiceDeclaration } from './service-declarations.ts';
import { foldersOf, type SiteOptions } from './site-options.ts';

const LOOPBACK = '127.0.0.1';

interface ServicePorts {
  readonly port: number;
  readonly internalPort: number;
}

/** Everything that is decided before the first process starts: who exists, where each one listens, what the site is called. */
export interface SitePlan {
  readonly options: SiteOptions;
  readonly folders: ReturnType<typeof foldersOf>;
  readonly services: readonly ServiceDeclaration[];
  readonly ports: Readonly<Record<string, ServicePorts>>;
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
  readonly publicKeysFile: string;
  readonly keyFile: (name: string) => string;
}

export async function planPorts(options: SiteOptions): Promise<Omit<SitePlan, 'publicKeysFile' | 'keyFile'>> {
  const services = serviceDeclarations();
  const taken = new Set<number>();
  const fresh = async (): Promise<number> => {
    const port = await freePort();
    if (taken.has(port)) return fresh();
    taken.add(port);
    return port;
  };
  const ports: Record<string, ServicePorts> = {};
  for (const { name } of services) ports[name] = { port: await fresh(), internalPort: await fresh() };
  const gatewayPort = options.port ?? (await fresh());
  return {
    options,
    folders: foldersOf(options.dataDir),
    services,
    ports,
    gatewayPort,
    gatewayInternalPort: await fresh(),
    simulatorPort: options.isProduction ? null : (options.simPort ?? (await fresh())),
    publicUrl: options.publicUrl ?? `http://localhost:${gatewayPort}`,
    hostOf: () => LOOPBACK,
    listenHost: LOOPBACK,
  };
}

/** The simulator as browsers reach it. */
export function simulatorUrl(plan: SitePlan): string | null {
  return plan.simulatorPort === null ? null : `http://127.0.0.1:${plan.simulatorPort}`;
}

export function internalUrl(plan: SitePlan, service: string): string {
  return `http://${plan.hostOf(service)}:${plan.ports[service]?.internalPort}`;
}

export function logFile(plan: SitePlan, name: string): string {
  return join(plan.folders.logs, `${name}.log`);
}
