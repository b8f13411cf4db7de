import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin();
  for (const name of ['mfe-one', 'mfe-two']) for (const version of ['1.0.0', '2.0.0']) await admin.publish(name, version);
});
afterAll(() => admin.remove());

const get = (url: string) => admin.internal('releaser', 'GET', url);

test('any revision is rebuilt byte for byte', async () => {
  const moves = [
    { deployable: 'mfe-one', stable: '1.0.0' },
    { deployable: 'mfe-two', stable: '1.0.0' },
    { deployable: 'mfe-one', canary: { version: '2.0.0', share: 33.33 }, group: 'pair' },
    { deployable: 'mfe-one', stable: '2.0.0', canary: null, group: null },
    { deployable: 'mfe-one', stable: '1.0.0' },
  ];
  const then = new Map<number, string>();
  for (const move of moves) {
    await admin.move([move]);
    const { revision, salt, deployables } = (await get('/internal/releases')).json();
    then.set(revision, JSON.stringify({ revision, salt, deployables }));
    await admin.publish('mfe-two', `1.0.${revision}`);
  }
  for (const [revision, text] of then) expect((await get(`/internal/releases/${revision}`)).body).toBe(text);
  expect(new Set(then.values()).size).toBe(moves.length);
  expect((await get('/internal/releases/4711')).json().code).toBe('revision_unknown');
});

test('history says who moved what from where to where, newest first, page by page', async () => {
  const newest = await admin.revision();
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page = (await get(`/internal/releases/history?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`)).json();
    seen.push(...page.revisions.map(({ revision }: { revision: number }) => revision));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(Array.from({ length: newest }, (_, index) => newest - index));

  const one = (await get('/internal/releases/history?deployable=mfe-two')).json().revisions;
  expect(one).toEqual([
    {
      revision: 2,
      by: 'tester',
      reason: 'a test',
      at: expect.stringMatching(/^20\d\d-.*Z$/),
      moves: [{ deployable: 'mfe-two', from: null, to: { stable: '1.0.0', previous: null, canary: null, group: null } }],
    },
  ]);
});

test.each([
  ['a record', `update release_versions set record = '{}'`],
  ['a version', 'delete from release_versions'],
  ['a revision', `update release_revisions set reason = 'nothing happened'`],
  ['the newest revision', 'delete from release_revisions where revision = (select max(revision) from release_revisions)'],
  ['a move', 'delete from release_moves'],
  ['everything', 'truncate release_versions, release_revisions, release_moves'],
  ['the salt', `update release_registry set salt = 'x'`],
])('the database refuses to change %s', async (_what, sql) => {
  await expect(admin.service.kit.database.raw(sql)).rejects.toThrow(/only grows/);
});

test.each([-1, 0, 3])('the database refuses a revision that is %d away from the last one', async (distance) => {
  const row = { revision: (await admin.revision()) + distance, pointers: '{}', moved_by: 'x', reason: 'x' };
  await expect(admin.service.kit.database('release_revisions').insert(row)).rejects.toThrow(/does not follow the last one/);
});
