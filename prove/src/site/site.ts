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
import { prepareEnvironment, type SiteEnvironment } from './environment.ts';
import { jobs, RELAY, serviceNames, type ServiceName } from './names.ts';
import { Platform } from './platform.ts';

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

const UNAVAILABLE: Answer = { status: 503, body: '{"error":"unavailable","message":"not now","code":"unavailable","requestId":"x"}' };

/** All services in this process, on databases of their own; what they do by themselves they do when told. */
export class Site {
  readonly environment: SiteEnvironment;
  readonly platform: Platform;
  /** The harness's own eyes, one for each database. */
  readonly databases: Readonly<Record<ServiceName, pg.Pool>>;
  /** Services that answer nobody for now. */
  readonly away = new Set<ServiceName>();
  readonly #first = new Map<ServiceName, Promise<Living>>();
  readonly #second = new Map<ServiceName, Promise<Living>>();
  readonly #leave: (() => void)[];
  readonly #databaseNames: readonly string[];

  private constructor(environment: SiteEnvironment, between: Between) {
    this.environment = environment;
    this.platform = new Platform();
    this.#databaseNames = serviceNames.map((name) => new URL(environment.databaseOf[name]).pathname.slice(1));
    this.databases = Object.fromEntries(
      serviceNames.map((name) => [name, new pg.Pool({ connectionString: environment.databaseOf[name], max: 2, allowExitOnIdle: true })]),
    ) as Site['databases'];
    for (const pool of Object.values(this.databases)) pool.on('error', () => undefined);
    const servers = new Map<string, Callee>([
      ['platform', this.platform],
      ['admin', auditLog],
      ...serviceNames.map((name) => [name, this.#calleeOf(name)] as const),
    ]);
    restBy(({ name, stopping }) => livingNow()?.rest(name, stopping) ?? Promise.resolve());
    this.#leave = [standBeforeDatabases(between), standBeforeCalls(between, servers), standBeforeIntervals(), () => restBy(undefined)];
  }

  static async open(between: Between): Promise<Site> {
    const site = new Site(await prepareEnvironment(), between);
    for (const name of serviceNames) site.#first.set(name, site.#start(name));
    for (const name of serviceNames) await (await site.of(name)).hasJobs([...jobs[name], RELAY]);
    return site;
  }

  /** The process that answers for a service now; one that was killed, or could not start, is started anew. */
  of(name: ServiceName): Promise<Living> {
    return this.#running(this.#first, name);
  }

  /** The other replica: there when it is asked for. */
  secondOf(name: ServiceName): Promise<Living> {
    return this.#running(this.#second, name);
  }

  async #running(where: Map<ServiceName, Promise<Living>>, name: ServiceName): Promise<Living> {
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
    for (const living of await this.living) if (RESTORED.includes(living.name)) living.kill();
    for (const name of RESTORED) await this.databases[name].query('select begin_epoch()');
    await this.startRestored();
  }

  async startRestored({ second = false } = {}): Promise<void> {
    await Promise.all(RESTORED.map((name) => (second ? this.secondOf(name) : this.of(name))));
  }

  /** As a supervisor would: what dies while it starts is started anew. @throws when no fault explains it */
  async #start(name: ServiceName, tries = STARTS): Promise<Living> {
    const living = new Living(name);
    try {
      await living.start(() => build[name](this.environment.variables[name]));
      return living;
    } catch (error) {
      if (tries === 1) throw error;
      return this.#start(name, tries - 1);
    }
  }

  /** A call through the front door; status 0: nobody answered. */
  async call(name: ServiceName, side: 'public' | 'internal', request: Request, { second = false } = {}): Promise<Answer> {
    const living = await (second ? this.secondOf(name) : this.of(name));
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
    return {
      touchOf: ({ method, path }) => {
        if (path === '/internal/settings') return undefined;
        return method === 'GET' || path.endsWith('/look-up') || path === '/internal/balances' ? 'read-call' : 'call';
      },
      nameOf: ({ path, body }) =>
        `${name}-${labelOf(path)}${/"type":"rewards\.\w+\.([\w.]+)\.v1"/.exec(body)?.[1]?.replace(/^/, ':') ?? ''}`,
      answer: async ({ method, path, headers, body }: Call) =>
        this.away.has(name)
          ? UNAVAILABLE
          : this.#inject(await this.of(name), 'internal', { method, url: path, headers, ...(body !== '' && { payload: body }) }),
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
    const turnsOf = async (name: ServiceName): Promise<void> => {
      for (const job of [...jobs[name], RELAY]) {
        const living = await (second ? this.secondOf(name) : this.of(name));
        await living.turn(job).catch(() => undefined);
      }
    };
    await Promise.all(serviceNames.map(turnsOf));
  }

  /**
   * Whatever waits for its time is due now, what a sweeper or the platform's questioner put off too (but not for ever),
   * and whoever had the bot has it no longer.
   */
  async bringForward(): Promise<void> {
    const text = `update outbox set due_at = clock_timestamp() where parked_at is null and due_at > clock_timestamp()`;
    await Promise.all(Object.values(this.databases).map((database) => database.query(text)));
    for (const [name, table] of Object.entries({ wallet: 'withdrawals', games: 'rounds', social: 'entries' }))
      await this.databases[name as ServiceName].query(
        `update ${table} set idle_since = clock_timestamp()
         where idle_since > clock_timestamp() and idle_since < clock_timestamp() + interval '1 day'`,
      );
    await this.databases.wallet.query('update payout_bot set lease_until = clock_timestamp() where lease_until > clock_timestamp()');
    await this.databases.wallet.query('update payout_attempts set looked_at = null where outcome is null');
  }

  /** Whether anybody of this site waits for a lock that somebody else holds. */
  async isAnybodyBlocked(): Promise<boolean> {
    const { rowCount } = await this.databases.wallet.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = any($1) limit 1`,
      [this.#databaseNames],
    );
    return (rowCount ?? 0) > 0;
  }

  async close(): Promise<void> {
    for (const living of await this.living) living.kill();
    for (const leave of this.#leave) leave();
    await Promise.all(Object.values(this.databases).map((database) => database.end()));
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

type Injected = { method: string; url: string; headers: Record<string, string>; payload?: string };

/** `/internal/transfers/void` is `transfers-void`; ids are left out. */
function labelOf(path: string): string {
  const words = (path.split('?')[0] ?? '').split('/').filter((part) => part !== '' && part !== 'internal' && !/^[0-9a-f-]{36}$/.test(part));
  return words.join('-');
}
