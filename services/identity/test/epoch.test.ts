import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  for (const name of ['Wanderer', 'Settler']) site.platform.add({ name });
});
afterAll(() => site.close());

const revocations = async (after?: string) =>
  (await site.internal('gateway', 'GET', `/internal/revocations${after === undefined ? '' : `?after=${after}`}`)).json();
const beginEpoch = () => site.service.kit.database.raw('select begin_epoch()');
const anotherKey = () => ({ SESSION_KEY_FILE: site.env.keys.environment.SERVICE_KEY_FILE });

test('after a restore it starts with another signing key only, and everybody signs in anew', async () => {
  const browser = site.browser();
  await browser.signIn('Wanderer');
  expect((await browser.get('/api/auth/user')).json()).toMatchObject({ username: 'Wanderer' });
  const { cursor } = await revocations();
  const published = (await site.internal(null, 'GET', '/internal/jwks')).json();
  await beginEpoch();

  const { SESSION_KEY_FILE: old } = site.env.keys.environment;
  for (const keys of [{}, { ...anotherKey(), SESSION_PREVIOUS_KEY_FILE: old }]) {
    const refused = site.build(keys);
    await expect(refused.ready()).rejects.toThrow('a key from before this site was restored');
    await refused.close();
  }

  const restored = site.build(anotherKey());
  await restored.ready();
  const { keys } = (await restored.internal.inject({ url: '/internal/jwks' })).json();
  expect(keys).toHaveLength(1);
  expect(keys[0].kid).not.toBe(published.keys[0].kid);
  await restored.close();
  expect((await browser.get('/api/auth/user')).json()).toBeNull();
  // The gateways' cursors are of the life before.
  const feed = await revocations(cursor);
  expect([feed.snapshot, feed.cursor.slice(0, 36) === cursor.slice(0, 36)]).toEqual([true, false]);
});

test('without a restore the same key goes on signing, and so do sessions', async () => {
  const browser = site.browser();
  await browser.signIn('Settler');
  const restarted = site.build(anotherKey());
  await restarted.ready();
  await restarted.close();
  expect((await browser.get('/api/auth/user')).json()).toMatchObject({ username: 'Settler' });
});
