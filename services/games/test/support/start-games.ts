import { startFakeWallet, type FakeWallet } from '@facet/money-kit/testing';
import { uuidv7, type ActEntry, type OperatorRole, type Service } from '@facet/service-kit';
import { startFakeService, testEnvironment, until, type FakeService, type TestEnvironment } from '@facet/service-kit/testing';
import { buildService, migrationsDirectory } from '../../src/app.ts';

export interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any route, as light-my-request gives them
  json: () => any;
}

export interface Player {
  id: string;
  username: string;
  get(url: string): Promise<Answer>;
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, payload: object): Promise<Answer>;
  /** Hundredths in the wallet. */
  balance(): bigint;
  transfers(): string[];
}

/** The service in front of a real database, with the wallet and identity faked. */
export interface Games {
  env: TestEnvironment;
  service: Service;
  wallet: FakeWallet;
  identity: FakeService;
  settings: Record<string, string>;
  /** A member with this many hundredths, all of them earned. */
  player(hundredths?: number): Player;
  /** A call of an operator, an admin unless told otherwise, as the gateway passes it on. */
  operator(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, role?: OperatorRole): Promise<Answer>;
  /** What the audit log was told of acts on this, in the order of arrival. */
  acts(subjectId: string): Promise<ActEntry[]>;
  /** A call of services/admin to the internal API, or of another caller. */
  admin(method: 'GET', url: string, caller?: string): Promise<Answer>;
  /** Sets p for a player, 0.01 to 1. */
  winChance(player: Player, gameType: 'bombs' | 'crash', p: number, maxMultiplierOverride?: number): Promise<void>;
  /** Waits until no round is half way and no message undelivered. */
  settled(): Promise<unknown>;
  /** Another replica on the same database. */
  replica(): Promise<Service>;
  remove(): Promise<void>;
}

/** What seals the seeds of next rounds in tests. */
export const SECRETS_KEYS = `test:${Buffer.alloc(32, 7).toString('base64url')}`;

export async function startGames(variables: Record<string, string> = {}): Promise<Games> {
  const settings: Record<string, string> = { games_enabled: 'on', games_min_age: '13', games_min_total_earned: '15' };
  Object.assign(settings, { games_max_bet: '1000000', games_max_exposure: '1000000000' });
  const names = new Map<string, string>();
  const wallet = await startFakeWallet();
  const identity = await startFakeService(({ url }) => {
    if (url === '/internal/settings') return { status: 200, body: { settings } };
    const { pathname, searchParams } = new URL(url, 'http://identity.test');
    const wanted = searchParams.get('username')?.toLowerCase();
    const members = [...names].map(([id, username]) => ({ id, username }));
    if (wanted?.includes(' ')) return { status: 400, body: { error: '?', message: 'Not a name', code: 'bad_username', requestId: 'r' } };
    if (wanted !== undefined)
      return { status: 200, body: { members: members.filter(({ username }) => username.toLowerCase() === wanted) } };
    const member = members.find(({ id }) => pathname === `/internal/members/${id}`);
    return member === undefined ? { status: 404, body: {} } : { status: 200, body: member };
  });
  const audit = await startFakeService(() => ({ status: 204 }));
  const peers = { identity: identity.url, wallet: wallet.service.url, admin: audit.url };
  const env = await testEnvironment('games', { migrationsDirectory, peers });
  Object.assign(env.variables, { SECRETS_KEYS, SWEEP_AFTER_MS: '1500' }, variables);
  const replicas: Service[] = [];
  const replica = async (): Promise<Service> => {
    const service = buildService(env.variables);
    await service.ready();
    replicas.push(service);
    return service;
  };
  const service = await replica();
  const operator: Games['operator'] = (method, url, payload, role = 'admin') =>
    service.public.inject({ method, url, headers: { ...env.keys.operatorPass({ role }) }, ...(payload && { payload }) });
  const settled = (): Promise<unknown> =>
    until(
      'nothing half way, nothing undelivered',
      async () => {
        const halfWay = await service.kit.database('rounds').whereIn('state', ['opening', 'voiding']).first('id');
        return halfWay === undefined && (await service.kit.database('outbox').first('id')) === undefined;
      },
      15_000,
    );

  return {
    env,
    service,
    wallet,
    identity,
    settings,
    operator,
    async acts(subjectId) {
      await settled();
      return audit.calls.map(({ body }) => body as ActEntry).filter(({ subject }) => subject.id === subjectId);
    },
    admin: (method, url, caller = 'admin') =>
      service.internal.inject({ method, url, headers: { authorization: env.keys.serviceAuthorization(caller, 'games') } }),
    replica,
    player(hundredths = 100_000) {
      const id = uuidv7();
      const username = `player_${names.size + 1}`;
      names.set(id, username);
      wallet.give(id, hundredths);
      const cookie = env.keys.memberCookie(id);
      return {
        id,
        username,
        get: (url) => service.public.inject({ method: 'GET', url, headers: { cookie } }),
        post: (url, payload = {}, headers = {}) => service.public.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload }),
        put: (url, payload) => service.public.inject({ method: 'PUT', url, headers: { cookie }, payload }),
        balance: () => wallet.balanceOf(id),
        transfers: () => wallet.statementOf(id),
      };
    },
    async winChance(player, gameType, p, maxMultiplierOverride) {
      const body = { userId: player.id, gameType, houseEdgeMultiplier: p, maxMultiplierOverride: maxMultiplierOverride ?? null };
      const answer = await operator('POST', '/api/admin/user-probability-overrides', body);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    settled,
    async remove() {
      for (const each of replicas) await each.close();
      await identity.stop();
      await audit.stop();
      await wallet.service.stop();
      await env.remove();
    },
  };
}
