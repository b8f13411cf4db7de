import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@facet/service-kit';
import { testEnvironment, type TestEnvironment } from '@facet/service-kit/testing';
import { buildService, migrationsDirectory } from '../../src/app.ts';

interface Answer {
  statusCode: number;
  body: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of any route, as light-my-request gives them
  json: () => any;
}

/** The service in front of a real database. */
export interface TestAdmin {
  env: TestEnvironment;
  service: Service;
  /** What it was started with. */
  variables: Record<string, string>;
  /** Another replica on the same database. */
  replica(variables?: Record<string, string>): Promise<Service>;
  /** A call of another service; `to` is the replica that it reaches. */
  internal(caller: string, method: 'GET' | 'POST', url: string, payload?: object, to?: Service): Promise<Answer>;
  /** Publishes a version of a remote; 201 unless the test says otherwise. */
  publish(deployable: string, version: string, extras?: object): Promise<Answer>;
  /** Moves from the revision in force, or from `revision`. */
  move(moves: object[], revision?: number, to?: Service): Promise<Answer>;
  revision(): Promise<number>;
  remove(): Promise<void>;
}

/** A hash of the right form. */
export const INTEGRITY = `sha384-${'a'.repeat(64)}`;

/** A remote's record as its build writes it. */
export function remoteRecord(deployable: string, version: string, extras: object = {}): object {
  return {
    url: `/remotes/${deployable}/${version}/mf-manifest.json`,
    metadata: { version, integrity: INTEGRITY },
    deployment: { traffic: 100, default: true },
    extras: {
      title: deployable,
      contract: 1,
      routes: [`/${deployable}`],
      navigation: [],
      services: {},
      requires: {},
      preload: [],
      files: { 'mf-manifest.json': INTEGRITY },
      ...extras,
    },
  };
}

/** The services that a test does not fake do not answer. */
const away = Object.fromEntries(['identity', 'wallet', 'earn', 'games', 'social'].map((name) => [name, 'http://127.0.0.1:9']));

/** The owner that every test site has. */
export const OWNER = { username: 'mirela', password: 'owner-password' };

export async function startAdmin(variables: Record<string, string> = {}, peers: Record<string, string> = {}): Promise<TestAdmin> {
  const env = await testEnvironment('admin', { migrationsDirectory, peers: { ...away, ...peers } });
  const folder = mkdtempSync(join(tmpdir(), 'facet-operators-'));
  const own = { ...env.variables, ...ownVariables(folder), ...variables };
  const replicas: Service[] = [];
  const replica = async (more: Record<string, string> = {}): Promise<Service> => {
    const service = buildService({ ...own, ...more });
    await service.ready();
    replicas.push(service);
    return service;
  };
  const service = await replica();
  const internal: TestAdmin['internal'] = (caller, method, url, payload, to = service) =>
    to.internal.inject({
      method,
      url,
      headers: { authorization: env.keys.serviceAuthorization(caller, 'admin') },
      ...(payload && { payload }),
    });
  const revision = async (): Promise<number> => (await internal('releaser', 'GET', '/internal/releases')).json().revision;

  return {
    env,
    service,
    variables: own,
    replica,
    internal,
    revision,
    publish: (deployable, version, extras = {}) => {
      const record = deployable.startsWith('mfe-') ? remoteRecord(deployable, version, extras) : { metadata: { version }, ...extras };
      return internal('releaser', 'POST', '/internal/releases/versions', { deployable, version, record });
    },
    move: async (moves, seen, to = service) => {
      const payload = { revision: seen ?? (await revision()), moves, reason: 'a test', by: 'tester' };
      return internal('releaser', 'POST', '/internal/releases/moves', payload, to);
    },
    async remove() {
      for (const each of replicas) await each.close();
      await env.remove();
      rmSync(folder, { recursive: true });
    },
  };
}

function ownVariables(folder: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(join(folder, 'operator.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return {
    OPERATOR_KEY_FILE: join(folder, 'operator.pem'),
    SECRETS_KEYS: `test:${Buffer.alloc(32, 7).toString('base64url')}`,
    // Nobody guesses these passwords.
    PASSWORD_MEMORY_KIB: '8',
    PASSWORD_PASSES: '1',
    OWNER_USERNAME: OWNER.username,
    OWNER_PASSWORD: OWNER.password,
  };
}
