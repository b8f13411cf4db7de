import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

let admin: TestAdmin;
let owner: TestOperator;
beforeAll(async () => {
  admin = await startAdmin();
  owner = await signIn(admin);
});
afterAll(() => admin.remove());

const read = (username: string, caller = 'identity') => admin.internal(caller, 'GET', `/internal/operators/${username}`);

test('an operator is found by their name, however it is written; who was removed is none, nor is a stranger', async () => {
  const { id } = await signInWithRole(admin, owner, 'moderator', 'Jonas_M');
  expect((await read('jonas_m')).json()).toEqual({ username: 'Jonas_M', role: 'moderator' });
  const missing = await read('jonas');
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'operator_not_found']);
  await owner.call('DELETE', `/api/admin/delete-admin/${id}`);
  expect((await read('Jonas_M')).statusCode).toBe(404);
});

test('only identity may ask', async () => {
  expect((await read('mirela', 'earn')).statusCode).toBe(403);
  expect((await read('mirela')).json()).toMatchObject({ role: 'owner' });
});
