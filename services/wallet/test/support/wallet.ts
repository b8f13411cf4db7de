import { formatMoney, uuidv7, type ActConclusion, type ActEntry, type Operator, type Service, type Static } from '@facet/service-kit';
import {
  startFakeService,
  testEnvironment,
  until,
  type FakeService,
  type ReceivedCall,
  type TestEnvironment,
} from '@facet/service-kit/testing';
import { buildService, migrationsDirectory } from '../../src/app.ts';
import { FakePromisers } from './promisers.ts';
import { BOT_COOKIE, GROUP_ID, startFakePlatform, type FakePlatform } from './platform.ts';

export interface FakeMember {
  id: string;
  username: string;
  platformUserId: string;
  disabled: boolean;
}

/** The wallet in front of a real database, with identity and the game platform faked. */
export interface TestWallet {
  env: TestEnvironment;
  identity: FakeService;
  platform: FakePlatform;
  /** What the services that promise money have records of. */
  promisers: FakePromisers;
  service: Service;
  settings: Record<string, string>;
  /** A member that identity knows, in the group; with this many hundredths. */
  member(hundredths?: number): Promise<FakeMember>;
  /** What identity knows of members. */
  members: Map<string, FakeMember>;
  /** A gamepass that the member sells. */
  pass(member: FakeMember, price: number): { id: number; link: string };
  /** A withdrawal of a new gamepass at this price, held; of a new member unless one is given. */
  held(price: number, member?: FakeMember): Promise<{ id: string; member: FakeMember; passId: number }>;
  /** The gamepass is bought as the bot, and marked as paid by hand. */
  payByHand(id: string, passId: number, price?: number): Promise<Answer>;
  /** What an operator decides. */
  process(id: string, decision: object, by?: string): Promise<Answer>;
  /** A call of an operator, as the gateway passes it on: of the owner ada unless told otherwise. */
  operator(method: 'GET' | 'POST', url: string, payload?: object, who?: Partial<Operator>, more?: OperatorCall): Promise<Answer>;
  /** What an operator adds to a balance, or takes off it. */
  adjust(member: { id: string }, amount: string, description: string): Promise<Answer>;
  /** What the audit log was told of operators' acts of this name, with their ends, in the order of arrival. */
  acts(action: string): Promise<ActEntry[]>;
  as(member: FakeMember, claims?: Record<string, unknown>): Caller;
  /** A call of another service. */
  internal(caller: string, method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer>;
  /** Another replica on the same database. */
  replica(variables?: Record<string, string>): Promise<Service>;
  /** Ends one before the others. */
  end(replica: Service): Promise<void>;
  remove(): Promise<void>;
}

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any route, as light-my-request gives them
  json: () => any;
}

interface OperatorCall {
  key?: string;
  /** Absent: the first replica. */
  at?: Service;
}

interface Caller {
  get(url: string): Promise<Answer>;
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, payload: object): Promise<Answer>;
  delete(url: string): Promise<Answer>;
}

/** What seals the bot's cookie in tests. */
export const SECRETS_KEYS = `test:${Buffer.alloc(32, 7).toString('base64url')}`;

let nextUser = 1;
let nextPass = 500_000;

export async function startWallet(variables: Record<string, string> = {}): Promise<TestWallet> {
  const members = new Map<string, FakeMember>();
  const settings: Record<string, string> = {
    min_withdrawal: '100',
    cut_step: '100',
    require_group_membership: 'on',
    test_withdrawals: 'on',
    payout_daily_cap: '1000000',
    platform_share_percent: '30',
    platform_pending_days: '5',
    adjustment_limit: '10000',
    adjustments_hourly_amount: '1200000',
  };
  const inDirectory = ({ body }: ReceivedCall) =>
    (body as { memberIds: string[] }).memberIds.flatMap((id) => {
      const member = members.get(id);
      return member ? [{ ...member, riskSigns: ['shared_device'] }] : [];
    });
  const platform = await startFakePlatform();
  const promisers = new FakePromisers(() => service.kit.database);
  const identity = await startFakeService((call) => {
    const { url } = call;
    if (url.startsWith('/internal/promises')) return promisers.answer('identity', call);
    if (url === '/internal/settings') return { status: 200, body: { settings } };
    if (url === '/internal/directory/members') return { status: 200, body: { members: inDirectory(call) } };
    const member = members.get(url.replace('/internal/members/', ''));
    return member ? { status: 200, body: { ...member, createdAt: new Date().toISOString() } } : { status: 404, body: {} };
  });
  const admin = await startFakeService(() => ({ status: 204 }));
  const env = await testEnvironment('wallet', {
    migrationsDirectory,
    peers: { identity: identity.url, admin: admin.url, ...(await promisers.start(['earn', 'games', 'social'])) },
  });
  const replicas: Service[] = [];
  const replica = async (more: Record<string, string> = {}): Promise<Service> => {
    const service = buildService({
      ...env.variables,
      PLATFORM_BASE_URL: platform.url,
      GROUP_ID,
      BOT_COOKIE,
      SECRETS_KEYS,
      ...variables,
      ...more,
    });
    await service.ready();
    replicas.push(service);
    return service;
  };
  const service = await replica();
  const internal: TestWallet['internal'] = (caller, method, url, payload) =>
    service.internal.inject({
      method,
      url,
      headers: { authorization: env.keys.serviceAuthorization(caller, 'wallet') },
      ...(payload && { payload }),
    });

  const test: TestWallet = {
    env,
    identity,
    platform,
    promisers,
    service,
    settings,
    members,
    internal,
    replica,
    async end(one) {
      replicas.splice(replicas.indexOf(one), 1);
      await one.close();
    },
    async member(hundredths = 0) {
      const number = nextUser++;
      const member = { id: uuidv7(), username: `member_${number}`, platformUserId: String(number), disabled: false };
      members.set(member.id, member);
      platform.members.add(number);
      if (hundredths > 0) await internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, hundredths)] });
      return member;
    },
    pass(member, price) {
      const [id, seller] = [nextPass++, Number(member.platformUserId)];
      platform.passes.push({ id, price, seller, universe: seller * 10 + 1 });
      return { id, link: `https://www.roblox.com/game-pass/${id}/a-pass` };
    },
    async held(price, owner) {
      const member = owner ?? (await test.member(price * 100));
      const pass = test.pass(member, price);
      const answer = await test.as(member).post('/api/withdraw', { amount: price, gamepassLink: pass.link });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { id: answer.json().withdrawal.id as string, member, passId: pass.id };
    },
    async payByHand(id, passId, price = 100) {
      platform.buyAsBot(passId, price);
      return test.process(id, { status: 'completed' });
    },
    process: (id, decision, by = 'ada') => test.operator('POST', `/api/admin/withdrawals/${id}/process`, decision, { username: by }),
    operator: (method, url, payload, who = {}, { key, at = service } = {}) =>
      at.public.inject({
        method,
        url,
        headers: { ...env.keys.operatorPass({ username: 'ada', ...who }), ...(key !== undefined && { 'idempotency-key': key }) },
        ...(payload && { payload }),
      }),
    adjust: (member, amount, description) => test.operator('POST', `/api/admin/users/${member.id}/adjust-balance`, { amount, description }),
    async acts(action) {
      const { database } = service.kit;
      await until('everything delivered', async () => (await database('outbox').where({ destination: 'admin' }).first('id')) === undefined);
      const told = (path: string) => admin.calls.filter(({ url }) => url === path).map(({ body }) => body);
      const ends = new Map((told('/internal/operator-acts/conclusions') as Static<typeof ActConclusion>[]).map(({ id, end }) => [id, end]));
      const acts = told('/internal/operator-acts') as ActEntry[];
      return acts.filter((act) => act.action === action).map((act) => ({ ...act, end: act.end ?? ends.get(act.id) ?? null }));
    },
    as: (member, claims) => {
      const cookie = env.keys.memberCookie(member.id, claims);
      return {
        get: (url) => service.public.inject({ method: 'GET', url, headers: { cookie } }),
        post: (url, payload = {}, headers = {}) => service.public.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload }),
        put: (url, payload) => service.public.inject({ method: 'PUT', url, headers: { cookie }, payload }),
        delete: (url) => service.public.inject({ method: 'DELETE', url, headers: { cookie } }),
      };
    },
    async remove() {
      for (const each of replicas) await each.close();
      await identity.stop();
      await admin.stop();
      await promisers.stop();
      await platform.stop();
      await env.remove();
    },
  };
  return test;
}

/** A wall's credit as earn writes it. */
export const credit = (member: { id: string }, hundredths: number, change: object = {}) => ({
  key: uuidv7(),
  memberId: member.id,
  direction: 'credit',
  account: 'wall:a',
  amount: formatMoney(BigInt(hundredths)),
  type: 'wall_credit',
  reason: 'A survey',
  ...change,
});
