import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'facet-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../src/cli.ts')], { env: environment, encoding: 'utf8' });

const environment = {
  SERVICES_DIR: folder,
  SERVICE_ADDRESSES: '{"wallet":["wallet:3000"]}',
  IDENTITY_INTERNAL: 'identity:3001, identity-2:3001',
  ADMIN_INTERNAL: 'admin:3001',
  SITE_DIR: '/site',
  OUT_DIR: join(folder, 'out'),
  STATE_DIR: join(folder, 'state'),
  SERVICE_KEY_FILE: '/key.pem',
  SERVICE_KEYS_FILE: '/keys.json',
  PUBLIC_URL: 'https://facet.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
  SIGN_INS_PER_SECOND: '50',
};

test('the command renders from its environment and says how to start nginx', () => {
  const { status, stdout } = run(environment);
  expect(status).toBe(0);
  expect(stdout).toBe(`/usr/sbin/nginx -p ${folder}/out -c ${folder}/out/nginx.conf -e stderr\n`);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, 'out', name), 'utf8')) as Record<string, unknown>;
  expect(read('addresses.json')['internal']).toEqual({
    identity: [
      { host: 'identity', port: 3001 },
      { host: 'identity-2', port: 3001 },
    ],
    admin: [{ host: 'admin', port: 3001 }],
  });
  expect(read('settings.json')['serviceKeysFile']).toBe('/keys.json');
  expect(read('settings.json')['limits']).toMatchObject({ 'sign-in': { max: 500, rush: { from: 500, perSecond: 50 } } });
});

test('the command says which variable is missing or wrong, and writes nothing', () => {
  rmSync(join(folder, 'out'), { recursive: true });
  expect(run({ ...environment, PUBLIC_URL: '' })).toMatchObject({ status: 1, stderr: 'PUBLIC_URL is not set\n' });
  expect(run({ ...environment, SERVICE_ADDRESSES: '{"wallet":"wallet:3000"}' }).stderr).toContain('SERVICE_ADDRESSES must be JSON such as');
  expect(run({ ...environment, SIGN_INS_PER_SECOND: 'many' }).stderr).toContain('SIGN_INS_PER_SECOND must be a whole number from 1');
  expect(run({ ...environment, TRUSTED_PROXIES: 'all' }).stderr).toContain('trusted proxy "all" is not an address or network');
  expect(existsSync(join(folder, 'out'))).toBe(false);
});
