import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { signIn } from '../support/operator.ts';

let admin: TestAdmin;
beforeAll(async () => void (admin = await startAdmin()));
afterAll(() => admin.remove());

test('a restored site has no operator signed in, and takes them anew', async () => {
  const owner = await signIn(admin);
  const isAdmin = async () => (await owner.call('GET', '/api/auth/admin-status')).json().isAdmin as boolean;
  await admin.replica();
  expect(await isAdmin()).toBe(true);
  await admin.service.kit.database.raw('select begin_epoch()');
  await admin.replica();
  expect(await isAdmin()).toBe(false);
  const again = await signIn(admin);
  expect((await again.call('GET', '/api/auth/admin-status')).json().isAdmin).toBe(true);
});
