import { startFakeWallet, type FakeWallet } from '@facet/money-kit/testing';
import { formatMoney, uuidv7, type ActEntry, type Operator, type OperatorRole, type Service } from '@facet/service-kit';
import { startFakeService, testEnvironment, until, type FakeService, type TestEnvironment } from '@facet/service-kit/testing';
import { buildService, migrationsDirectory } from '../../src/app.ts';

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any route, as light-my-request gives them
  json: () => any;
}

export interface Person {
  id: string;
  username: string;
  get(url: string): Promise<Answer>;
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, payload: object): Promise<Answer>;
  balance(): bigint;
  transfers(): string[];
}

/** The service in front of a real database, with the wallet, identity and earn faked. */
export interface Social {
  env: TestEnvironment;
  service: Service;
  wallet: FakeWallet;
  settings: Record<string, string>;
  /** A registered member with this many hundredths, all of them earned. */
  person(options?: { hundredths?: number; referrer?: Person; isHeardOf?: boolean }): Promise<Person>;
  /** What identity tells of a person. */
  tellRegistered(person: Person, referrer?: Person, time?: Date): Promise<void>;
  /** A call of an operator, an admin unless told otherwise, as the gateway passes it on. */
  operator(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    options?: { role?: OperatorRole; by?: Partial<Operator>; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** What the audit log was told of acts on this, in the order of arrival. */
  acts(subjectId: string): Promise<ActEntry[]>;
  /** A call of services/admin to the internal API, or of another caller. */
  admin(method: 'GET', url: string, caller?: string): Promise<Answer>;
  /** An active event; returns its id. */
  event(change?: object): Promise<string>;
  /** An event that `source` tells. Returns the status. */
  tell(source: 'identity' | 'earn', type: string, data: object, time?: Date): Promise<number>;
  /** earn tells of a credit; returns the earning's id. */
  earns(person: Person, hundredths: number, change?: object): Promise<string>;
  reverses(person: Person, earningId: string): Promise<number>;
  /** What was published for identity, `<username> <rank>`. */
  ranksTold(): string[];
  /** What this member was told, in the order of arrival. */
  noticesOf(member: { id: string }): ToldNotice[];
  /** Waits until nothing is half way and nothing undelivered. */
  settled(): Promise<unknown>;
  remove(): Promise<void>;
}

/** A notice on its way to the member's inbox. */
interface ToldNotice {
  memberId: string;
  kind: string;
  values: Record<string, string>;
}

/** What seals the seeds of draws in tests. */
export const SECRETS_KEYS = `test:${Buffer.alloc(32, 7).toString('base64url')}`;

export async function startSocial(variables: Record<string, string> = {}, given: Record<string, string> = {}): Promise<Social> {
  const settings: Record<string, string> = {
    event_min_total_earned: '20',
    promise_limit: '1000000',
    social_hourly_amount: '100000',
    max_rank_share: '20',
    ...given,
  };
  const wallet = await startFakeWallet();
  const told: { memberId: string; rank: string }[] = [];
  const notices: ToldNotice[] = [];
  const names = new Map<string, string>();
  const identity: FakeService = await startFakeService(({ url, body }) => {
    if (url === '/internal/events') {
      const { type, data } = body as { type: string; data: { memberId: string; rank: string } & ToldNotice };
      if (type === 'rewards.social.member.notified.v1') notices.push(data);
      else told.push(data);
    }
    return { status: 200, body: { settings } };
  });
  const audit = await startFakeService(() => ({ status: 204 }));
  const env = await testEnvironment('social', {
    migrationsDirectory,
    peers: { identity: identity.url, wallet: wallet.service.url, admin: audit.url },
    // whoever keeps the inbox
    subscribers: { 'rewards.social.member.rank.changed.v1': ['identity'], 'rewards.social.member.notified.v1': ['identity'] },
  });
  Object.assign(env.variables, { SECRETS_KEYS }, variables);
  const service = buildService(env.variables);
  await service.ready();

  const internal = (caller: string, method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> =>
    service.internal.inject({
      method,
      url,
      headers: { authorization: env.keys.serviceAuthorization(caller, 'social') },
      ...(payload && { payload }),
    });
  const tell: Social['tell'] = async (source, type, data, time = new Date()) => {
    const envelope = {
      specversion: '1.0',
      id: uuidv7(),
      source: `/${source}`,
      type,
      subject: 'x',
      time,
      datacontenttype: 'application/json',
      data,
    };
    return (await internal(source, 'POST', '/internal/events', envelope)).statusCode;
  };
  const tellRegistered: Social['tellRegistered'] = async (person, referrer, time) => {
    const data = {
      memberId: person.id,
      username: person.username,
      platformUserId: '1',
      referrerId: referrer?.id ?? null,
      referrerUsername: referrer?.username ?? null,
    };
    await tell('identity', 'rewards.identity.member.registered.v1', data, time);
  };

  const operator: Social['operator'] = (method, url, payload, { role = 'admin', by = { role }, headers = {} } = {}) =>
    service.public.inject({ method, url, headers: { ...env.keys.operatorPass(by), ...headers }, ...(payload && { payload }) });
  const settled = (): Promise<unknown> =>
    until(
      'nothing half way, nothing undelivered',
      async () => {
        const { database } = service.kit;
        const halfWay = await database('entries').whereIn('state', ['opening', 'voiding']).first('id');
        return halfWay === undefined && (await database('outbox').first('id')) === undefined;
      },
      15_000,
    );

  return {
    env,
    service,
    wallet,
    settings,
    tell,
    tellRegistered,
    operator,
    async acts(subjectId) {
      await settled();
      return audit.calls.map(({ body }) => body as ActEntry).filter(({ subject }) => subject.id === subjectId);
    },
    admin: (method, url, caller = 'admin') => internal(caller, method, url),
    async person({ hundredths = 100_000, referrer, isHeardOf = true } = {}) {
      const id = uuidv7();
      const username = `person_${names.size + 1}`;
      names.set(id, username);
      wallet.give(id, hundredths);
      const cookie = env.keys.memberCookie(id);
      const person: Person = {
        id,
        username,
        get: (url) => service.public.inject({ method: 'GET', url, headers: { cookie } }),
        post: (url, payload = {}, headers = {}) => service.public.inject({ method: 'POST', url, headers: { cookie, ...headers }, payload }),
        put: (url, payload) => service.public.inject({ method: 'PUT', url, headers: { cookie }, payload }),
        balance: () => wallet.balanceOf(id),
        transfers: () => wallet.statementOf(id),
      };
      if (isHeardOf) await tellRegistered(person, referrer);
      return person;
    },
    async event(change = {}) {
      const body = {
        title: 'Weekend draw',
        prize: 100,
        entryFee: 5,
        startsAt: inMs(-60_000),
        endsAt: inMs(3_600_000),
        ...change,
      };
      const answer = await operator('POST', '/api/admin/events', body);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().event.id;
    },
    async earns(person, hundredths, change = {}) {
      const earningId = `wall:a:${uuidv7()}`;
      const data = {
        earningId,
        memberId: person.id,
        source: 'wall',
        provider: 'a',
        amount: formatMoney(BigInt(hundredths)),
        creditedAt: new Date().toISOString(),
        ...change,
      };
      const status = await tell('earn', 'rewards.earn.earning.credited.v1', data);
      if (status !== 204) throw new Error(`answered ${status}`);
      return earningId;
    },
    reverses: (person, earningId) => tell('earn', 'rewards.earn.earning.reversed.v1', { earningId, memberId: person.id, amount: '1.00' }),
    noticesOf: ({ id }) => notices.filter(({ memberId }) => memberId === id),
    ranksTold: () => told.map(({ memberId, rank }) => `${names.get(memberId)} ${rank}`),
    settled,
    async remove() {
      await service.close();
      await identity.stop();
      await audit.stop();
      await wallet.service.stop();
      await env.remove();
    },
  };
}

export function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
