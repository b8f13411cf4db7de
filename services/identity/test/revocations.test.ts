import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  site.platform.add({ name: 'Leaver' });
});
afterAll(() => site.close());

const feed = async (after?: string) =>
  (await site.internal('gateway', 'GET', `/internal/revocations${after === undefined ? '' : `?after=${after}`}`)).json();

test('asked each second, it looks at revocations only when there is a new one, on a new site too', async () => {
  const { database } = site.service.kit;
  let looks = 0;
  database.on('query', ({ sql }: { sql: string }) => void (looks += sql.includes('from "revocations"') ? 1 : 0));
  const { cursor: first } = await feed();
  looks = 0;
  expect(await feed(first)).toMatchObject({ cursor: first, snapshot: false, entries: [] });
  expect(looks).toBe(0);

  const browser = site.browser();
  await browser.signIn('Leaver');
  await browser.post('/api/auth/logout');
  const { cursor: second, entries } = await feed(first);
  expect([entries.length, looks]).toEqual([1, 1]);
  expect(await feed(second)).toMatchObject({ cursor: second, entries: [] });
  expect(looks).toBe(1);
});
