import { freePort } from '../ports.ts';
import { ReleaseError } from '../registry/index.ts';
import type { ProcessSpec, SupervisedProcess } from '../supervise/index.ts';
import { waitFor } from '../wait-for.ts';
import { writeWhole } from '../write-whole.ts';
import { serviceProcess, type Owner } from './service-processes.ts';
import { answers } from './site-readiness.ts';
import { internalUrl, type ServicePlace, type SitePlan } from './site-plan.ts';

const READY_TIMEOUT_MS = 30_000;

/** One running process of a service. */
export interface ServiceInstance {
  readonly service: string;
  readonly version: string;
  readonly place: ServicePlace;
  readonly process: SupervisedProcess;
}

interface Surroundings {
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly owner: Owner;
  readonly supervise: (spec: ProcessSpec) => SupervisedProcess;
}

/** The services' processes: one of each serves; during a release a second one stands beside it. */
export class ServiceFleet {
  readonly #plan: SitePlan;
  readonly #around: Surroundings;
  readonly #serving = new Map<string, ServiceInstance>();
  /** Started beside one that serves, and not yet taken into use. */
  readonly #candidates = new Set<ServiceInstance>();
  #isStopping = false;

  constructor(plan: SitePlan, around: Surroundings) {
    this.#plan = plan;
    this.#around = around;
  }

  /** Starts every service at its place in the plan; `versions`: what runs there. */
  start(versions: Readonly<Record<string, string>>): void {
    for (const [service, place] of Object.entries(this.#plan.places)) {
      this.#serving.set(service, this.#launch(service, versions[service] ?? '', place));
    }
    this.#tellCallers();
  }

  get processes(): SupervisedProcess[] {
    return [...this.#serving.values()].map(({ process }) => process);
  }

  get services(): string[] {
    return [...this.#serving.keys()];
  }

  serving(service: string): ServiceInstance {
    const instance = this.#serving.get(service);
    if (!instance) throw new ReleaseError('refused', `there is no services/${service} on this site; there are ${this.services.join(', ')}`);
    return instance;
  }

  /**
   * Starts a version beside the one that serves and waits until it is ready; it gets no traffic yet.
   * Throws `refused` with its last words, and with it stopped, when it is not ready within 30 seconds.
   */
  async startBeside(service: string, version: string, folder: string, { isWatched = false } = {}): Promise<ServiceInstance> {
    const place = { port: await freePort(), internalPort: await freePort(), folder, isWatched };
    const candidate = this.#launch(service, version, place);
    this.#candidates.add(candidate);
    const isReady = (): Promise<boolean> => {
      if (this.#isStopping) throw new Error('the site is being stopped');
      return answers(`http://${this.#plan.hostOf(service)}:${place.internalPort}/readyz`);
    };
    try {
      await Promise.race([waitFor('it to be ready', READY_TIMEOUT_MS, isReady), candidate.process.failure]);
      candidate.process.startupIsOver();
      return candidate;
    } catch (error) {
      await this.discard(candidate);
      const serving = this.serving(service).version;
      const reason = error instanceof Error ? error.message : String(error);
      throw new ReleaseError('refused', `services/${service} ${version} did not become ready, so ${serving} goes on as before:\n${reason}`);
    }
  }

  async discard(candidate: ServiceInstance): Promise<void> {
    await candidate.process.stop();
    this.#candidates.delete(candidate);
  }

  /** Makes a candidate the one that callers find. Returns the one that served until now; it still runs. */
  takeIntoUse(candidate: ServiceInstance): ServiceInstance {
    const old = this.serving(candidate.service);
    this.#candidates.delete(candidate);
    this.#candidates.add(old);
    this.#serving.set(candidate.service, candidate);
    this.#plan.places[candidate.service] = candidate.place;
    this.#tellCallers();
    return old;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const all = [...this.#serving.values(), ...this.#candidates];
    await Promise.all(all.map(({ process }) => process.stop()));
  }

  #launch(service: string, version: string, place: ServicePlace): ServiceInstance {
    const { databaseUrls, owner, supervise } = this.#around;
    const process = supervise(serviceProcess(this.#plan, { name: service, place, databaseUrl: databaseUrls[service], owner }));
    process.start();
    return { service, version, place, process };
  }

  #tellCallers(): void {
    const urls = this.services.map((service) => [service, [internalUrl(this.#plan, service)]]);
    if (this.#plan.serviceUrlsFile) writeWhole(this.#plan.serviceUrlsFile, JSON.stringify(Object.fromEntries(urls), null, 2));
  }
}
