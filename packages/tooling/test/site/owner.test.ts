import { expect, test } from 'vitest';
import { ownerLabel } from '../../src/site/owner.ts';

const owner = { username: 'mirela', password: 'made-up-once' };
const dataDir = '/data';

test('a demonstration tells its owner’s password', () => {
  expect(ownerLabel(owner, { dataDir })).toBe('operator mirela, password made-up-once');
});

test('in production no password is written where logs are kept: only where it is', () => {
  expect(ownerLabel(owner, { dataDir, isProduction: true })).toBe('operator mirela, first password in /data/secrets/owner-password');
  const given = ownerLabel(owner, { dataDir, isProduction: true, ownerPassword: owner.password });
  expect(given).toBe('operator mirela, first password as OWNER_PASSWORD gave it');
});
