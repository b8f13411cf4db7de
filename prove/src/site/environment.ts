import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, createTestKeys, type TestKeys } from '@facet/service-kit/testing';
import { serviceDeclarations, settingsCatalogue, subscribersOf } from '@facet/tooling/declarations';
import { BOT_COOKIE, GROUP_ID } from './platform.ts';
import { placesWith, serviceNames, serviceOf, type Place } from './names.ts';

export interface SiteEnvironment {
  keys: TestKeys;
  /** In the order in which they start. */
  places: readonly Place[];
  variablesOf(place: Place): Record<string, string>;
  databaseOf(place: Place): string;
  remove(): Promise<void>;
}

/** After this long the sweepers take up what stopped half way. */
export const SWEEP_AFTER_MS = 50;
export const WALL_SECRET = 'wall-secret-of-the-proof';
/** What seals the seeds of rounds and draws. */
export const SECRETS_KEYS = `prove:${Buffer.alloc(32, 7).toString('base64url')}`;
/** R$ that each new member is given. */
const WELCOME = '5';

export interface Shape {
  /** So many, each with the money of some members. */
  wallets: number;
  sweepAfterMs: number;
}

/** What every service is started with: databases and keys of their own, and each other's names as addresses. */
export async function prepareEnvironment({ wallets, sweepAfterMs }: Shape): Promise<SiteEnvironment> {
  const places = placesWith(wallets);
  const keys = createTestKeys('identity');
  const folder = mkdtempSync(join(tmpdir(), 'facet-prove-'));
  const declarations = serviceDeclarations();
  const catalogue = join(folder, 'settings.json');
  writeFileSync(catalogue, JSON.stringify(generous(settingsCatalogue(declarations))));
  const databases = await Promise.all(
    places.map((place) => createTestDatabase(join(import.meta.dirname, `../../../services/${serviceOf(place)}/migrations`))),
  );
  const databaseOf = (place: Place): string => databases[places.indexOf(place)]?.url ?? '';
  const shared = {
    ...keys.environment,
    PUBLIC_URL: 'http://site.prove',
    LOG_LEVEL: 'silent',
    // A machine that is busy is no database that does not answer.
    DATABASE_WAIT_MS: '30000',
    SERVICE_URLS: JSON.stringify(Object.fromEntries([...serviceNames, 'admin'].map((name) => [name, `http://${name}`]))),
    SUBSCRIBERS: JSON.stringify(onlyOurs(subscribersOf(declarations))),
    SETTINGS_CATALOGUE: catalogue,
    PLATFORM_BASE_URL: 'http://platform',
    GROUP_ID,
    BOT_COOKIE,
    SECRETS_KEYS,
    WALLS_BASE_URL: 'http://walls/walls',
    WALL_D_SECRET: WALL_SECRET,
    SWEEP_AFTER_MS: String(sweepAfterMs),
    POSTBACK_SWEEP_AFTER_MS: String(sweepAfterMs),
    UNKNOWN_GRACE_MS: String(sweepAfterMs),
    ABANDONED_AFTER_MS: '86400000',
  };
  return {
    keys,
    places,
    variablesOf: (place) => ({ ...shared, DATABASE_URL: databaseOf(place), SERVICE_KEY_FILE: keys.keyFileOf(serviceOf(place)) }),
    databaseOf,
    async remove() {
      keys.remove();
      rmSync(folder, { recursive: true, force: true });
      for (const database of databases) await database.drop();
    },
  };
}

/** Thousands of members are paid in one day, and adjusted; what needs a second operator is little. */
function generous(catalogue: Record<string, object>): Record<string, object> {
  const values = {
    payout_daily_cap: '100000000',
    welcome_bonus: WELCOME,
    adjustment_limit: '120',
    adjustments_hourly_amount: '900000000',
    promise_limit: '100',
  };
  return {
    ...catalogue,
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { ...catalogue[key], default: value }])),
  };
}

function onlyOurs(subscribers: Record<string, string[]>): Record<string, string[]> {
  const isOurs = (name: string): boolean => (serviceNames as readonly string[]).includes(name);
  return Object.fromEntries(Object.entries(subscribers).map(([type, names]) => [type, names.filter(isOurs)]));
}
