import { restBy } from '@facet/service-kit/testing';
import pg from 'pg';
import { buildService as buildEarn } from '../../../services/earn/src/app.ts';
import { buildService as buildGames } from '../../../services/games/src/app.ts';
import { buildService as buildIdentity } from '../../../services/identity/src/app.ts';
import { buildService as buildSocial } from '../../../services/social/src/app.ts';
import { buildService as buildWallet } from '../../../services/wallet/src/app.ts';
import { standBeforeCalls, type Answer, type Call, type Callee } from '../outside/calls.ts';
import { standBeforeIntervals } from '../outside/intervals.ts';
import { Living, livingNow } from '../outside/living.ts';
import { standBeforeDatabases } from '../outside/statements.ts';
import type { Between } from '../outside/touch.ts';
import { prepareEnvironment, SWEEP_AFTER_MS, type Shape, type SiteEnvironment } from './environment.ts';
import { jobs, RELAY, serviceNames, serviceOf, type Place, type ServiceName } from './names.ts';
import { Platform } from './platform.ts';
import { labelOf, membersIn, oneWallet, type Route } from './route.ts';

/** A schedule has two faults at most. */
const STARTS = 3;
const RESTORED: readonly ServiceName[] = ['wallet', 'games', 'social'];
const build = { identity: buildIdentity, wallet: buildWallet, earn: buildEarn, games: buildGames, social: buildSocial };

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}

/** Whoever joined calls of several wallets makes each of them alone. */
const MISDIRECTED: Answer = {
  status: 421,
  body: '{"error":"misdirected","message":"one wallet at a time","code":"misdirected","requestId":"x"}',
};
const UNAVAILABLE: Answer = { status: 503, body: '{"error":"unavailable","message":"not now","code":"unavailable","requestId":"x"}' };

/** All services in this process, on databases of their own; what they do by themselves they do when told. */
export class Site {
  readonly environment: SiteEnvironment;
  readonly platform: Platform;
  /** The harness's own eyes, one for each database. */
  readonly databases: ReadonlyMap<Place, pg.Pool>;
  /** Databases that let nobody in for now. */
  readonly down = new Set<Place>();
  /** Calls of which nobody can say which wallet is to answer. */
  readonly astray: string[] = [];
  /** Services that answer nobody for now. */
  readonly away = new Set<ServiceName>();
  readonly #first = new Map<Place, Promise<Living>>();
  readonly #second = new Map<Place, Promise<Living>>();
  readonly #route: Route;
  readonly #routed = new WeakMap<object, readonly Place[]>();
  readonly #leave: (() => void)[];
  readonly #databaseNames: readonly string[];

  private constructor(environment: SiteEnvironment, between: Between, route: Route) {
    this.environment = environment;
    this.#route = route;
    this.platform = new Platform();
    this.#databaseNames = environment.places.map((place) => new URL(environment.databaseOf(place)).pathname.slice(1));
    const eyeOn = (place: Place) => new pg.Pool({ connectionString: environment.databaseOf(place), max: 2, allowExitOnIdle: true });
    this.databases = new Map(environment.places.map((place) => [place, eyeOn(place)]));
    for (const pool of this.databases.values()) {
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
    const servers = new Map<string, Callee>([
      ['platform', this.platform],
      ['admin', auditLog],
      ...serviceNames.map((name) => [name, this.#calleeOf(name)] as const),
    ]);
    restBy(({ name, stopping }) => livingNow()?.rest(name, stopping) ?? Promise.resolve());
    this.#leave = [standBeforeDatabases(between), standBeforeCalls(between, servers), standBeforeIntervals(), () => restBy(undefined)];
  }

  /** With several wallets `route` says who has whose money. */
  static async open(between: Between, { route = oneWallet, ...shape }: Partial<Shape> & { route?: Route } = {}): Promise<Site> {
    const site = new Site(await prepareEnvironment({ wallets: 1, sweepAfterMs: SWEEP_AFTER_MS, ...shape }), between, route);
    const { places } = site.environment;
    for (const place of places) site.#first.set(place, site.#start(place));
    for (const place of places) await (await site.of(place)).hasJobs([...jobs[serviceOf(place)], RELAY]);
    return site;
  }

  placesOf(service: ServiceName): readonly Place[] {
    return this.environment.places.filter((place) => serviceOf(place) === service);
  }

  database(place: Place): pg.Pool {
    const database = this.databases.get(place);
    if (!database) throw new Error(`there is no ${place}`);
    return database;
  }

  /** Who answers a call of a service: the one wallet that has the money of those whom it is about. */
  placeOf(service: ServiceName, call: object, members: () => readonly string[]): Place {
    const [place, ...others] = this.#placesFor(service, call, members);
    if (place && others.length === 0) return place;
    this.astray.push(`a call of ${service} is of ${others.length + (place ? 1 : 0)} of them: ${JSON.stringify(call).slice(0, 300)}`);
    throw new Error(this.astray.at(-1));
  }

  /** The same packet goes the same way. */
  #placesFor(service: ServiceName, call: object, members: () => readonly string[]): readonly Place[] {
    const places = this.placesOf(service);
    if (places.length === 1) return places;
    const known = this.#routed.get(call);
    if (known) return known;
    const found = [...new Set(members().flatMap((memberId) => places[this.#route(memberId, call)] ?? []))];
    this.#routed.set(call, found);
    return found;
  }

  /** The process that answers for a service now; one that was killed, or could not start, is started anew. */
  of(place: Place): Promise<Living> {
    return this.#running(this.#first, place);
  }

  /** The other replica: there when it is asked for. */
  secondOf(place: Place): Promise<Living> {
    return this.#running(this.#second, place);
  }

  async #running(where: Map<Place, Promise<Living>>, name: Place): Promise<Living> {
    const asked = where.get(name);
    const known = await asked?.catch(() => undefined);
    if (known && !known.isDead) return known;
    // Somebody else may have started it meanwhile.
    if (where.get(name) !== asked) return this.#running(where, name);
    const started = this.#start(name);
    where.set(name, started);
    return started;
  }

  /**
   * A backup that was taken at this moment is restored: in the databases whose services do something in a new epoch it
   * begins, and they start anew, as often as they must. Identity's is left out: it ends sessions, and would want
   * another key.
   */
  async restore(): Promise<void> {
    for (const living of await this.living) if (RESTORED.includes(serviceOf(living.name))) living.kill();
    for (const name of RESTORED) await this.database(name).query('select begin_epoch()');
    await this.startRestored();
  }

  async startRestored({ second = false } = {}): Promise<void> {
    await Promise.all(RESTORED.map((name) => (second ? this.secondOf(name) : this.of(name))));
  }

  /** As a supervisor would: what dies while it starts is started anew. @throws when no fault explains it */
  async #start(name: Place, tries = STARTS): Promise<Living> {
    const living = new Living(name);
    try {
      await living.start(() => build[serviceOf(name)](this.environment.variablesOf(name)));
      return living;
    } catch (error) {
      if (tries === 1) throw error;
      return this.#start(name, tries - 1);
    }
  }

  /** A call through the front door; status 0: nobody answered. `of`: whom it is about, if it does not say so itself. */
  async call(name: ServiceName, side: 'public' | 'internal', request: Request, { second = false, of }: From = {}): Promise<Answer> {
    const { url: path, payload = {} } = request;
    const place = this.placeOf(name, request, () => (of === undefined ? membersIn({ path, body: JSON.stringify(payload) }) : [of]));
    const living = await (second ? this.secondOf(place) : this.of(place));
    try {
      return await this.#inject(living, side, request);
    } catch {
      return { status: 0, body: '' };
    }
  }

  async #inject(living: Living, side: 'public' | 'internal', { method, url, headers = {}, payload }: Request | Injected): Promise<Answer> {
    const answer = await living.during(() =>
      living.service[side].inject({ method, url, headers, ...(payload !== undefined && { payload }) } as object),
    );
    return { status: answer.statusCode, body: answer.body, headers: { 'content-type': String(answer.headers['content-type'] ?? '') } };
  }

  #calleeOf(name: ServiceName): Callee {
    const placeOf = (call: Call): Place => this.placeOf(name, call, () => membersIn(call));
    const isOfSeveral = (call: Call): boolean => this.#placesFor(name, call, () => membersIn(call)).length > 1;
    return {
      touchOf: (call) => {
        const { method, path } = call;
        if (path === '/internal/settings' || isOfSeveral(call)) return undefined;
        return method === 'GET' || path.endsWith('/look-up') || path === '/internal/balances' ? 'read-call' : 'call';
      },
      nameOf: (call) =>
        `${placeOf(call)}-${labelOf(call.path)}${/"type":"rewards\.\w+\.([\w.]+)\.v1"/.exec(call.body)?.[1]?.replace(/^/, ':') ?? ''}`,
      answer: async (call) => {
        const { method, path, headers, body } = call;
        if (this.away.has(name)) return UNAVAILABLE;
        if (isOfSeveral(call)) return MISDIRECTED;
        return this.#inject(await this.of(placeOf(call)), 'internal', {
          method,
          url: path,
          headers,
          ...(body !== '' && { payload: body }),
        });
      },
      refuse: () => UNAVAILABLE,
      putOff: () => ({
        status: 429,
        headers: { 'retry-after': '60' },
        body: '{"error":"caller_over_limit","message":"later","code":"caller_over_limit","requestId":"x"}',
      }),
    };
  }

  /** All that could start, dead ones too. */
  get living(): Promise<Living[]> {
    const started = [...this.#first.values(), ...this.#second.values()].map((living) => living.catch(() => undefined));
    return Promise.all(started).then((all) => all.filter((living) => living !== undefined));
  }

  /** Until no process has a statement or a call under way. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < 3; calm += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      const busy = (await this.living).some((living) => !living.isDead && living.busy > 0);
      if (!busy) continue;
      calm = -1;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** A turn of everything that services do by themselves. `second`: by the other replicas. */
  async turn({ second = false } = {}): Promise<void> {
    const turnsOf = async (name: Place): Promise<void> => {
      for (const job of [...jobs[serviceOf(name)], RELAY]) {
        const living = await (second ? this.secondOf(name) : this.of(name));
        await living.turn(job).catch(() => undefined);
      }
    };
    await Promise.all(this.environment.places.map(turnsOf));
  }

  /**
   * Whatever waits for its time is due now, what a sweeper or the platform's questioner put off too (but not for ever),
   * and whoever had the bot has it no longer.
   */
  async bringForward(): Promise<void> {
    const due = `update outbox set due_at = clock_timestamp() where parked_at is null and due_at > clock_timestamp()`;
    const idle = { wallet: 'withdrawals', games: 'rounds', social: 'entries' } as Partial<Record<ServiceName, string>>;
    await Promise.all(
      this.reachable.map(async ([place, database]) => {
        await database.query(due);
        const table = idle[serviceOf(place)];
        if (table !== undefined)
          await database.query(
            `update ${table} set idle_since = clock_timestamp()
             where idle_since > clock_timestamp() and idle_since < clock_timestamp() + interval '1 day'`,
          );
        if (serviceOf(place) !== 'wallet') return;
        await database.query('update payout_bot set lease_until = clock_timestamp() where lease_until > clock_timestamp()');
        await database.query('update payout_attempts set looked_at = null where outcome is null');
      }),
    );
  }

  get reachable(): [Place, pg.Pool][] {
    return [...this.databases].filter(([place]) => !this.down.has(place));
  }

  /** Whether anybody of this site waits for a lock that somebody else holds. */
  async isAnybodyBlocked(): Promise<boolean> {
    const { rowCount } = await this.database('identity').query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = any($1) limit 1`,
      [this.#databaseNames],
    );
    return (rowCount ?? 0) > 0;
  }

  async close(): Promise<void> {
    for (const living of await this.living) living.kill();
    for (const leave of this.#leave) leave();
    await Promise.all([...this.databases.values()].map((database) => database.end()));
    await this.environment.remove();
  }
}

/**
 * services/admin, as far as others call it: it keeps what operators did. No money waits for that, so that it is no
 * touch.
 */
const auditLog: Callee = {
  touchOf: () => undefined,
  nameOf: () => 'admin',
  answer: () => Promise.resolve({ status: 204, body: '' }),
  refuse: () => ({ status: 503, body: '' }),
};

interface From {
  second?: boolean;
  of?: string | undefined;
}

type Injected = { method: string; url: string; headers: Record<string, string>; payload?: string };
