import { writeFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActEntry, OperatorRole, Service } from '@facet/service-kit';
import { startFakeService, testEnvironment, type FakeAnswer, type FakeService, type TestEnvironment } from '@facet/service-kit/testing';
import { buildService } from '../src/app.ts';
import { Browser } from './browser.ts';
import { GROUP_ID, startFakePlatform, type FakePlatform } from './fakes/platform.ts';
import { startFakeWallet, type FakeWallet } from './fakes/wallet.ts';

const migrationsDirectory = join(import.meta.dirname, '../migrations');
const EVENTS = [
  'rewards.identity.member.registered.v1',
  'rewards.identity.member.renamed.v1',
  'rewards.identity.member.deleted.v1',
  'rewards.identity.member.disabled.v1',
  'rewards.identity.member.enabled.v1',
  'rewards.identity.session.ended.v1',
  'rewards.identity.member.notified.v1',
];

type Answer = Awaited<ReturnType<Service['internal']['inject']>>;

/** Identity started for one test file, with what stands around it. */
export interface Site {
  service: Service;
  env: TestEnvironment;
  platform: FakePlatform;
  wallet: FakeWallet;
  /** Hears every event; `events(type)` are the data of those that arrived. */
  earn: FakeService;
  /** Who operates the site, as services/admin knows them. */
  operators: string[];
  events(type: string): unknown[];
  /** What the audit log was told, in the order of arrival. */
  acts(): ActEntry[];
  /** A call of an operator, as the gateway passes it on. */
  operator(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    options?: { username?: string; role?: OperatorRole; signedInAt?: Date; headers?: Record<string, string> },
  ): Promise<Answer>;
  browser(): Browser;
  /** A call to the internal side as `caller`; null: without a token. */
  internal(caller: string | null, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Answer>;
  set(key: string, value: string): Promise<void>;
  /** Puts another identity beside it on the same database, as a second replica or after a restart. */
  build(variables?: Record<string, string>): Service;
  close(): Promise<void>;
}

export async function startSite(variables: Record<string, string> = {}): Promise<Site> {
  const silent = () => startFakeService(() => ({ status: 204 }));
  const operators = ['mara', 'ada', 'bob'];
  const [platform, wallet, earn, admin] = await Promise.all([
    startFakePlatform(),
    startFakeWallet(),
    silent(),
    startFakeService(({ url }) => (url.startsWith(OPERATORS) ? readOperator(operators, url) : { status: 204 })),
  ]);
  const directory = mkdtempSync(join(tmpdir(), 'facet-identity-'));
  const env = await testEnvironment('identity', {
    migrationsDirectory,
    // The fake of the wallet keeps the lines of all.
    peers: { wallet: wallet.url, games: wallet.url, social: wallet.url, earn: earn.url, admin: admin.url },
    subscribers: Object.fromEntries(EVENTS.map((type) => [type, ['earn']])),
  });
  const all = {
    ...env.variables,
    PLATFORM_BASE_URL: platform.url,
    GROUP_ID,
    SETTINGS_CATALOGUE: writeCatalogue(directory),
    ...variables,
  };
  const build = (more: Record<string, string> = {}): Service => buildService({ ...all, ...more });
  const service = build();
  await service.ready();
  return {
    service,
    env,
    platform,
    wallet,
    earn,
    operators,
    events: (type) =>
      earn.calls
        .map((call) => call.body as { type: string; data: unknown })
        .filter((event) => event.type === type)
        .map((event) => event.data),
    acts: () => admin.calls.filter(({ method }) => method === 'POST').map(({ body }) => body as ActEntry),
    operator: async (method, url, payload, { username = 'mara', role = 'moderator', signedInAt = new Date(), headers = {} } = {}) =>
      service.public.inject({
        method,
        url,
        headers: { ...env.keys.operatorPass({ username, role, signedInAt }), ...headers },
        ...(payload && { payload }),
      }),
    browser: () => new Browser(service.public),
    internal: async (caller, method, url, payload) =>
      service.internal.inject({
        method,
        url,
        headers: caller === null ? {} : { authorization: env.keys.serviceAuthorization(caller, 'identity') },
        ...(payload === undefined ? {} : { payload }),
      }),
    async set(key, value) {
      await service.kit.database('settings').insert({ key, value }).onConflict('key').merge();
    },
    build,
    async close() {
      await service.close();
      await Promise.all([platform.stop(), wallet.stop(), earn.stop(), admin.stop()]);
      await env.remove();
      rmSync(directory, { recursive: true });
    },
  };
}

const OPERATORS = '/internal/operators/';

function readOperator(operators: readonly string[], url: string): FakeAnswer {
  const asked = decodeURIComponent(url.slice(OPERATORS.length)).toLowerCase();
  const username = operators.find((name) => name.toLowerCase() === asked);
  return username === undefined
    ? { status: 404, body: { code: 'operator_not_found', message: 'There is no such administrator' } }
    : { status: 200, body: { username, role: 'moderator' } };
}

/** Identity's own settings and two of another service, as the start renders them. */
function writeCatalogue(directory: string): string {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, '../service.json'), 'utf8')) as { settings: Record<string, object> };
  const others = {
    min_withdrawal: {
      type: 'money',
      default: '100',
      min: 1,
      max: 1000,
      public: true,
      description: 'the smallest withdrawal',
      service: 'wallet',
    },
    payout_daily_cap: { type: 'integer', default: '10000', max: 20000, description: 'not public: the field is absent' },
  };
  const file = join(directory, 'settings.json');
  writeFileSync(file, JSON.stringify({ ...own.settings, ...others }));
  return file;
}
