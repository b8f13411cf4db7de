import { expect, test } from 'vitest';
import { readAdminConfig } from '../../src/config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PUBLIC_URL: 'https://site.test',
  SERVICE_KEY_FILE: 'k.pem',
  SERVICE_KEYS_FILE: 'k.json',
  SESSION_JWKS_URL: 'file:///k.json',
  OPERATOR_KEY_FILE: 'o.pem',
  SECRETS_KEYS: 'k',
};

test('a hash of a password costs 19 MiB and two passes unless an installation asks for more', () => {
  expect(readAdminConfig(production)).toMatchObject({ PASSWORD_MEMORY_KIB: 19_456, PASSWORD_PASSES: 2 });
  const dearer = { PASSWORD_MEMORY_KIB: '65536', PASSWORD_PASSES: '3' };
  expect(readAdminConfig({ ...production, ...dearer })).toMatchObject({ PASSWORD_MEMORY_KIB: 65_536, PASSWORD_PASSES: 3 });
});

test.each([{ PASSWORD_MEMORY_KIB: '19455' }, { PASSWORD_PASSES: '1' }])('production refuses to start with less: %o', (cheaper) => {
  expect(() => readAdminConfig({ ...production, ...cheaper })).toThrow('PASSWORD_MEMORY_KIB and PASSWORD_PASSES may not be below');
  expect(readAdminConfig({ ...production, ...cheaper, NODE_ENV: 'development' })).toMatchObject({ NODE_ENV: 'development' });
});
