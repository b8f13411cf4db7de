import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../project-root.ts';
import { ReleaseError, type RegistryClient, type RegistryDocument } from '../registry/index.ts';
import { gatewayProcess } from './gateway-process.ts';
import { serviceDeclaration } from './service-declarations.ts';
import type { ServiceFleet, ServiceInstance } from './service-fleet.ts';
import type { ServiceVersions } from './service-versions.ts';
import type { SitePlan } from './site-plan.ts';
import { tellGateway } from './tell-gateway.ts';

/**
 * The gateway and every other caller look at their file of addresses once a second; after this all of them use the new
 * one.
 */
const CALLERS_KNOW_AFTER_MS = 1_500;
const FOLLOW_EVERY_MS = 1_000;
const PREFIX = 'services/';

/** A service's version that is to serve, and the words for the registry's history. */
export interface ServiceOrder {
  readonly service: string;
  readonly version: string;
  /** The registry's revision that whoever orders it has seen. */
  readonly revision: number;
  readonly reason: string;
  readonly by: string;
}

interface Surroundings {
  readonly fleet: ServiceFleet;
  readonly versions: ServiceVersions;
  readonly registry: RegistryClient;
  readonly gatewayPid: () => number | null;
  readonly say: (message: string) => void;
}

/**
 * Moves services from version to version while the site runs: the new one beside the old, ready, in the registry, then
 * all traffic, then the old one's end. What the registry says wins: whoever moves it, and whatever a killed supervisor
 * left half done, is followed.
 */
export class ServiceReleases {
  readonly #plan: SitePlan;
  readonly #around: Surroundings;
  #queue: Promise<unknown> = Promise.resolve();
  #cursor: string | null = null;
  readonly #end = new AbortController();

  constructor(plan: SitePlan, around: Surroundings) {
    this.#plan = plan;
    this.#around = around;
  }

  /** Returns the registry's new revision. Throws a ReleaseError with the old version serving as before. */
  release(order: ServiceOrder): Promise<number> {
    return this.#inTurn(() => this.#release(order));
  }

  /**
   * Serves the working tree, started again at each change, in place of the version that serves. Returns the way back.
   * For the registry nothing has changed: a release in the meantime wins.
   */
  async develop(service: string): Promise<() => Promise<void>> {
    const { fleet } = this.#around;
    const { version, place } = fleet.serving(service);
    const move = (folder: string, isWatched: boolean): Promise<void> =>
      this.#inTurn(async () => this.#switchTo(await fleet.startBeside(fleet.replicasOf(service), version, folder, { isWatched })));
    await move(projectRoot, true);
    return async () => {
      if (fleet.serving(service).place.isWatched) await move(place.folder, false);
    };
  }

  /**
   * Replaces each replica of a service by a new process of the same version, one after the other. Throws `refused`,
   * with the replicas that are left serving as before, when one does not become ready.
   */
  restart(service: string): Promise<void> {
    const { fleet } = this.#around;
    return this.#inTurn(async () => {
      for (const replica of fleet.replicasOf(service)) {
        const { folder, isWatched = false } = replica.place;
        await this.#switchTo(await fleet.startBeside([replica], replica.version, folder, { isWatched }));
      }
    });
  }

  /** Follows the registry until `stop`. */
  async follow(): Promise<void> {
    while (!this.#end.signal.aborted) {
      await this.#inTurn(() => this.#followOnce());
      await delay(FOLLOW_EVERY_MS, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.#end.abort();
  }

  /** One after the other: a release never meets another one, nor the following. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #release({ service, version, ...order }: ServiceOrder): Promise<number> {
    const { fleet, registry } = this.#around;
    const move = { ...order, moves: [{ deployable: `${PREFIX}${service}`, stable: version }] };
    if (fleet.serving(service).version === version) return registry.move(move);
    const candidates = await this.#prepare(service, version);
    const revision = await registry.move(move).catch(async (error: unknown) => {
      await fleet.discard(candidates);
      throw error;
    });
    await this.#switchTo(candidates);
    return revision;
  }

  async #followOnce(): Promise<void> {
    const document = await this.#around.registry.documentAfter(this.#cursor).catch(() => null);
    if (document === null) return;
    this.#cursor = document.cursor;
    for (const service of this.#around.fleet.services) await this.#followOne(service, document);
  }

  async #followOne(service: string, { deployables }: RegistryDocument): Promise<void> {
    const wanted = deployables[`${PREFIX}${service}`]?.stable.version;
    const { version } = this.#around.fleet.serving(service);
    if (wanted === undefined || wanted === version) return;
    try {
      await this.#switchTo(await this.#prepare(service, wanted));
      this.#around.say(`services/${service} ${wanted} serves, as the registry says`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#around.say(`the registry wants services/${service} ${wanted}, but ${version} goes on: ${reason}`);
    }
  }

  /** Everything that may refuse a version, before anything is changed. */
  async #prepare(service: string, version: string): Promise<ServiceInstance[]> {
    const { fleet } = this.#around;
    const folder = this.#around.versions.folderOf(service, version);
    if (!existsSync(folder)) throw new ReleaseError('refused', `the files of services/${service} ${version} are not on this machine`);
    this.#refuseWhatNeedsAStart(service, version, folder);
    const candidates = await fleet.startBeside(fleet.replicasOf(service), version, folder);
    try {
      this.#checkRoutes(service, candidates);
      return candidates;
    } catch (error) {
      await fleet.discard(candidates);
      throw new ReleaseError('refused', error instanceof Error ? error.message : String(error));
    }
  }

  /** Who hears which event and which settings exist is told to every process when it starts. */
  #refuseWhatNeedsAStart(service: string, version: string, folder: string): void {
    const serving = serviceDeclaration(service, this.#around.fleet.serving(service).place.folder);
    const next = serviceDeclaration(service, folder);
    for (const part of ['subscribes', 'settings'] as const) {
      if (JSON.stringify(serving[part]) === JSON.stringify(next[part])) continue;
      throw new ReleaseError(
        'refused',
        `services/${service} ${version} changes "${part}" in its service.json, which every other service is told of when the site starts: stop the site and run npm start`,
      );
    }
  }

  /** Renders the gateway's routes with this version beside those in use: two owners of one path are found here. */
  #checkRoutes(service: string, candidates: readonly ServiceInstance[]): void {
    const { folders, places } = this.#plan;
    const trial = { ...folders, gateway: join(folders.gateway, 'trial') };
    gatewayProcess({ ...this.#plan, folders: trial, places: { ...places, [service]: candidates.map(({ place }) => place) } });
  }

  /** Nobody calls a replica any more when it is asked to end; what it has in hand it finishes. */
  async #switchTo(candidates: readonly ServiceInstance[]): Promise<void> {
    const { fleet, versions, gatewayPid } = this.#around;
    const old = fleet.takeIntoUse(candidates);
    for (const { service, version } of candidates) versions.remember(service, version);
    tellGateway(this.#plan, gatewayPid());
    await delay(CALLERS_KNOW_AFTER_MS);
    await fleet.discard(old);
  }
}
