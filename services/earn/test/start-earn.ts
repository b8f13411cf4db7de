import { randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { type FakeWallet, startFakeWallet } from '@facet/money-kit/testing';
import type { ActEntry, Database, Operator, OperatorRole, Service } from '@facet/service-kit';
import { type FakeService, startFakeService, testEnvironment, type TestEnvironment, until } from '@facet/service-kit/testing';
import { buildService, migrationsDirectory } from '../src/app.ts';
import { type Call, publicUrl, secretOf } from './provider-calls.ts';

export interface Answer {
  status: number;
  body: string;
  /** What the gateway is asked; undefined: nothing. */
  holdOffSeconds: number | undefined;
}

/** The service on a real database and real ports, with a fake wallet and a fake identity. */
export interface Earn {
  service: Service;
  database: Database;
  env: TestEnvironment;
  wallet: FakeWallet;
  identity: FakeService;
  social: FakeService;
  /** Makes a member whom identity knows; earn does not yet. */
  aMember(username?: string, id?: string): string;
  send(call: Call, options?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Answer>;
  /** A call with the member's session. */
  as(member: string, method: 'GET' | 'POST', url: string, options?: CallOptions): Promise<JsonAnswer>;
  /** A call of an operator, an admin unless told otherwise, as the gateway passes it on. */
  operator(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    options?: OperatorOptions,
  ): Promise<JsonAnswer>;
  /** What the audit log was told of operators' acts, in the order of arrival. */
  acts(): Promise<ActEntry[]>;
  /** A call of services/admin to the internal API. */
  admin(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<JsonAnswer>;
  /** What the wallet asks of the internal API. */
  toldWallet(url: string): Promise<JsonAnswer>;
  /** Identity tells of a registration. */
  registered(memberId: string, username: string, referrerId: string | null): Promise<void>;
  /** What social was told, in the order of arrival. */
  events(): { type: string; data: Record<string, unknown> }[];
  /** Waits until nothing is left to settle or to deliver. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface CallOptions {
  payload?: object;
  key?: string;
}
interface OperatorOptions {
  role?: OperatorRole;
  by?: Partial<Operator>;
  headers?: Record<string, string>;
}
interface JsonAnswer {
  status: number;
  body: Record<string, unknown>;
  /** As it came. */
  text: string;
  headers: Record<string, unknown>;
}

/** `settings`: the site's, over these. */
export async function startEarn(variables: Record<string, string> = {}, settings: Record<string, string> = {}): Promise<Earn> {
  const site = { daily_bonus: 'on', weekly_challenge: 'on', referral_bonus: 'on', promise_limit: '1000000', ...settings };
  const usernames = new Map<string, string>();
  const wallet = await startFakeWallet();
  const social = await startFakeService(() => ({ status: 204 }));
  const audit = await startFakeService(() => ({ status: 204 }));
  const identity = await startFakeService(({ url }) => {
    if (url === '/internal/settings') return { status: 200, body: { settings: site } };
    const id = url.split('/').at(-1) ?? '';
    const username = usernames.get(id.toLowerCase());
    return username === undefined
      ? { status: 404, body: { error: 'nobody' } }
      : {
          status: 200,
          body: { id: id.toLowerCase(), username, platformUserId: '1', disabled: false, createdAt: new Date().toISOString() },
        };
  });
  const env = await testEnvironment('earn', {
    migrationsDirectory,
    peers: { wallet: wallet.service.url, identity: identity.url, social: social.url, admin: audit.url },
    subscribers: {
      'rewards.earn.earning.credited.v1': ['social'],
      'rewards.earn.earning.reversed.v1': ['social'],
      'rewards.earn.member.notified.v1': ['social'],
    },
  });
  Object.assign(env.variables, earnVariables, variables);
  const service = buildService(env.variables);
  const { port } = await service.listen();
  const { database } = service.kit;
  return {
    service,
    database,
    env,
    wallet,
    identity,
    social,
    aMember(username = 'nova_builder', id: string = randomUUID()) {
      usernames.set(id, username);
      return id;
    },
    send: (call, options) => sendTo(port, call, options),
    async as(member, method, url, { payload, key } = {}) {
      const headers = {
        cookie: `__Host-session=${env.keys.sessionToken(member)}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      return asJson(await service.public.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }));
    },
    async operator(method, url, payload, { role = 'admin', by = { role }, headers = {} } = {}) {
      const signed = { ...env.keys.operatorPass(by), ...headers };
      return asJson(await service.public.inject({ method, url, headers: signed, ...(payload === undefined ? {} : { payload }) }));
    },
    async acts() {
      await nothingLeft(database);
      return audit.calls.map(({ body }) => body as ActEntry);
    },
    async admin(method, url, payload) {
      const headers = { authorization: env.keys.serviceAuthorization('admin', 'earn') };
      return asJson(await service.internal.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }));
    },
    async toldWallet(url) {
      const headers = { authorization: env.keys.serviceAuthorization('wallet', 'earn') };
      return asJson(await service.internal.inject({ method: 'GET', url, headers }));
    },
    async registered(memberId, username, referrerId) {
      const time = new Date().toISOString();
      const answer = await service.internal.inject({
        method: 'POST',
        url: '/internal/events',
        headers: { authorization: env.keys.serviceAuthorization('identity', 'earn') },
        payload: {
          specversion: '1.0',
          id: randomUUID(),
          source: '/identity',
          type: 'rewards.identity.member.registered.v1',
          subject: memberId,
          time,
          datacontenttype: 'application/json',
          data: { memberId, username, platformUserId: '1', referrerId },
        },
      });
      if (answer.statusCode !== 204) throw new Error(`the event was answered ${answer.statusCode}`);
    },
    events: () => social.calls.map(({ body }) => body as { type: string; data: Record<string, unknown> }),
    settled: () => nothingLeft(database),
    async close() {
      await service.close();
      await social.stop();
      await audit.stop();
      await wallet.service.stop();
      await identity.stop();
      await env.remove();
    },
  };
}

const holdOffOf = ({ 'x-hold-off': seconds }: IncomingHttpHeaders): number | undefined =>
  seconds === undefined ? undefined : Number(seconds);

function asJson(answer: { statusCode: number; body: string; headers: Record<string, unknown> }): JsonAnswer {
  return {
    status: answer.statusCode,
    body: answer.body.startsWith('{') ? (JSON.parse(answer.body) as Record<string, unknown>) : {},
    text: answer.body,
    headers: answer.headers,
  };
}

export const earnVariables: Readonly<Record<string, string>> = {
  PUBLIC_URL: publicUrl,
  POSTBACK_SWEEP_AFTER_MS: '200',
  SECRETS_KEYS: `test:${Buffer.alloc(32, 7).toString('base64url')}`,
  WALLS_BASE_URL: 'http://127.0.0.1:8090/walls',
  ...Object.fromEntries((['a', 'b', 'c', 'd'] as const).map((wall) => [`WALL_${wall.toUpperCase()}_SECRET`, secretOf(wall)])),
};

/** Over a socket and byte for byte: `inject` would write the address anew. */
export function sendTo(
  port: number,
  { target, headers }: Call,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path: target, method: options.method ?? 'GET', headers: { ...headers, ...options.headers } },
      (incoming) => {
        let body = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        incoming
          .on('end', () => resolve({ status: incoming.statusCode ?? 0, body, holdOffSeconds: holdOffOf(incoming.headers) }))
          .on('error', reject);
      },
    );
    outgoing.on('error', reject).end(options.body);
  });
}

async function nothingLeft(database: Database): Promise<void> {
  await until(
    'everything settled and delivered',
    async () => {
      const unsettled = await database('postbacks').whereNull('verdict').first('id');
      const undelivered = await database('outbox').first('id');
      return unsettled === undefined && undelivered === undefined;
    },
    20_000,
  );
}
