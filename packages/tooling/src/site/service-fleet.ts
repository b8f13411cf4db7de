import { freePort } from '../ports.ts';
import { oncePostgresAnswers } from '../postgres/index.ts';
import { ReleaseError } from '../registry/index.ts';
import type { ProcessSpec, SupervisedProcess } from '../supervise/index.ts';
import { writeWhole } from '../write-whole.ts';
import { metricsTargets } from './metrics-targets.ts';
import { openForMigrations, sealTables } from './sealed-tables.ts';
import { serviceProcess, type Owner } from './service-processes.ts';
import { answers, untilReady } from './site-readiness.ts';
import { internalUrls, type ServicePlace, type SitePlan } from './site-plan.ts';

/** One running process of a service. */
export interface ServiceInstance {
  readonly service: string;
  /** Which of the service's replicas it is, from 1. */
  readonly replica: number;
  readonly version: string;
  readonly place: ServicePlace;
  readonly process: SupervisedProcess;
}

interface Surroundings {
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly owner: Owner;
  readonly supervise: (spec: ProcessSpec) => SupervisedProcess;
  /** Superuser of the databases. */
  readonly adminUrl: string;
}

/**
 * The services' processes: all replicas of a service that serve run one version; what takes their place starts beside
 * them.
 */
export class ServiceFleet {
  readonly #plan: SitePlan;
  readonly #around: Surroundings;
  readonly #serving = new Map<string, readonly ServiceInstance[]>();
  /** Started beside those that serve and not yet taken into use, or replaced and not yet ended. */
  readonly #aside = new Set<ServiceInstance>();
  #isStopping = false;

  constructor(plan: SitePlan, around: Surroundings) {
    this.#plan = plan;
    this.#around = around;
  }

  /** Starts every replica at its place in the plan; `versions`: what runs there. */
  start(versions: Readonly<Record<string, string>>): void {
    for (const [service, places] of Object.entries(this.#plan.places)) {
      const launched = places.map((place, index) => this.#launch({ service, replica: index + 1, version: versions[service] ?? '', place }));
      this.#serving.set(service, launched);
    }
    this.#tellCallers();
  }

  get processes(): SupervisedProcess[] {
    return [...this.#serving.values()].flat().map(({ process }) => process);
  }

  get services(): string[] {
    return [...this.#serving.keys()];
  }

  /**
   * The replicas of a service; they run the same version out of the same folder. Throws `refused` where there is no
   * such service.
   */
  replicasOf(service: string): readonly ServiceInstance[] {
    const known = this.#serving.get(service);
    if (!known) throw new ReleaseError('refused', `there is no services/${service} on this site; there are ${this.services.join(', ')}`);
    return known;
  }

  /** The first replica. */
  serving(service: string): ServiceInstance {
    const [first] = this.replicasOf(service);
    if (!first) throw new Error(`${service} has no replica`);
    return first;
  }

  /**
   * Starts a version beside the replicas that it is to replace, and waits until all are ready; they get no traffic yet.
   * Throws `refused` with the last words of one, and with all stopped, when they are not ready within a minute.
   */
  async startBeside(
    replaced: readonly ServiceInstance[],
    version: string,
    folder: string,
    { isWatched = false } = {},
  ): Promise<ServiceInstance[]> {
    const [old] = replaced;
    const [services, { adminUrl }] = [old ? [old.service] : [], this.#around];
    await oncePostgresAnswers({ url: adminUrl }, () =>
      openForMigrations(adminUrl, Object.fromEntries(services.map((service) => [service, folder]))),
    );
    const candidates: ServiceInstance[] = [];
    for (const { service, replica } of replaced) {
      const place = { port: await freePort(), internalPort: await freePort(), folder, isWatched };
      const candidate = this.#launch({ service, replica, version, place });
      this.#aside.add(candidate);
      candidates.push(candidate);
    }
    try {
      await Promise.all(candidates.map((candidate) => this.#untilReady(candidate)));
      return candidates;
    } catch (error) {
      await this.discard(candidates);
      const reason = error instanceof Error ? error.message : String(error);
      throw new ReleaseError(
        'refused',
        `services/${old?.service} ${version} did not become ready, so ${old?.version} goes on as before:\n${reason}`,
      );
    } finally {
      await oncePostgresAnswers({ url: adminUrl }, () => sealTables(adminUrl, services));
    }
  }

  async discard(instances: readonly ServiceInstance[]): Promise<void> {
    await Promise.all(instances.map(({ process }) => process.stop()));
    for (const instance of instances) this.#aside.delete(instance);
  }

  /**
   * Makes candidates of one service the replicas that callers find. Returns those that served until now; they still
   * run.
   */
  takeIntoUse(candidates: readonly ServiceInstance[]): ServiceInstance[] {
    const service = candidates[0]?.service ?? '';
    const before = this.replicasOf(service);
    const now = before.map((old) => candidates.find(({ replica }) => replica === old.replica) ?? old);
    const replaced = before.filter((old) => !now.includes(old));
    for (const candidate of candidates) this.#aside.delete(candidate);
    for (const old of replaced) this.#aside.add(old);
    this.#serving.set(service, now);
    this.#plan.places[service] = now.map(({ place }) => place);
    this.#tellCallers();
    return replaced;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const all = [...[...this.#serving.values()].flat(), ...this.#aside];
    await Promise.all(all.map(({ process }) => process.stop()));
  }

  async #untilReady({ service, place, process }: ServiceInstance): Promise<void> {
    const isReady = (): Promise<boolean> => {
      if (this.#isStopping) throw new Error('the site is being stopped');
      return answers(`http://${this.#plan.hostOf(service)}:${place.internalPort}/readyz`);
    };
    await Promise.race([untilReady('it to be ready', isReady), process.failure]);
    process.startupIsOver();
  }

  #launch(planned: Omit<ServiceInstance, 'process'>): ServiceInstance {
    const { databaseUrls, owner, supervise } = this.#around;
    const { service: name, replica, place } = planned;
    const process = supervise(serviceProcess(this.#plan, { name, replica, place, databaseUrl: databaseUrls[name], owner }));
    process.start();
    return { ...planned, process };
  }

  #tellCallers(): void {
    const urls = this.services.map((service) => [service, internalUrls(this.#plan, service)]);
    if (this.#plan.serviceUrlsFile) writeWhole(this.#plan.serviceUrlsFile, JSON.stringify(Object.fromEntries(urls), null, 2));
    writeWhole(this.#plan.folders.metricsTargets, JSON.stringify(metricsTargets(this.#plan), null, 2));
  }
}
