import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

interface Feed {
  cursor: string;
  snapshot: boolean;
  entries: { type: string; id: string; revoked: boolean; until: string | null }[];
}

let site: Site;
let browser: Browser;
let memberId: string;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
beforeEach(async () => {
  browser = site.browser();
  const { name } = site.platform.add({ name: `Rowdy_${(count += 1)}` });
  memberId = (await browser.signIn(name)).json().id;
});

const disable = (body: object, id = memberId, caller: string | null = 'admin') =>
  site.internal(caller, 'POST', `/internal/members/${id}/disable`, body);
const enable = (id = memberId, caller = 'admin') => site.internal(caller, 'POST', `/internal/members/${id}/enable`, {});
const feed = async (after?: string): Promise<Feed> =>
  (
    await site.internal('gateway', 'GET', `/internal/revocations${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`)
  ).json();
const heard = (type: string) =>
  site.events(`rewards.identity.member.${type}.v1`).filter((data) => (data as { memberId: string }).memberId === memberId);

describe('a banned member', () => {
  test('sees why, when and by whom; everything else of theirs is 403 until they are enabled', async () => {
    expect((await disable({ reason: 'Two accounts', by: 'boss' })).json()).toMatchObject({ id: memberId, disabled: true });
    const user = (await browser.get('/api/auth/user')).json();
    expect(user).toMatchObject({ disabled: true, banReason: 'Two accounts', bannedBy: 'boss', bannedAt: expect.stringMatching(/Z$/) });
    const profile = await browser.get('/api/user/profile');
    expect([profile.statusCode, profile.json().code]).toEqual([403, 'account_disabled']);

    expect((await enable()).json()).toMatchObject({ id: memberId, disabled: false });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      disabled: false,
      banReason: null,
      bannedBy: null,
      bannedAt: null,
    });
    expect((await browser.get('/api/user/profile')).statusCode).toBe(200);
  });

  test('may sign in and out, and public calls work', async () => {
    await disable({ by: 'boss' });
    const again = site.browser();
    const answer = await again.signIn((await browser.get('/api/auth/user')).json().username);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { disabled: true, banReason: null, bannedBy: 'boss' }]);
    expect((await again.get('/api/public/settings')).statusCode).toBe(200);
    expect((await again.post('/api/auth/logout')).statusCode).toBe(200);
  });

  test('is announced once to the services and to the gateways, again when they are enabled', async () => {
    const { cursor } = await feed();
    await disable({ reason: null, by: 'boss' });
    await disable({ reason: 'a better reason', by: 'boss2' });
    const banned = await feed(cursor);
    expect(banned).toMatchObject({ snapshot: false, entries: [{ type: 'member', id: memberId, revoked: true, until: null }] });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ banReason: 'a better reason', bannedBy: 'boss2' });
    await enable();
    await enable();
    expect((await feed(banned.cursor)).entries).toEqual([{ type: 'member', id: memberId, revoked: false, until: null }]);
    expect((await feed()).entries.some((entry) => entry.id === memberId)).toBe(false);
    await until('both events have arrived', () => heard('enabled').length > 0);
    expect([heard('disabled'), heard('enabled')]).toEqual([[{ memberId }], [{ memberId }]]);
  });

  test('may be one operator’s alone: of two at once one is told that it is done', async () => {
    const ban = (by: string) => disable({ reason: `by ${by}`, by, unlessDisabled: true });
    const answers = await Promise.all([ban('ada'), ban('bob')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [loser] = answers.filter(({ statusCode }) => statusCode === 409);
    const winner = answers[0]?.statusCode === 200 ? 'ada' : 'bob';
    expect(loser?.json()).toMatchObject({ code: 'already_disabled', message: expect.stringContaining(`(${winner})`) });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ banReason: `by ${winner}`, bannedBy: winner });
  });

  test('is an operator’s work only, and never an administrator', async () => {
    for (const caller of ['wallet', 'earn', 'gateway']) expect((await disable({ by: 'x' }, memberId, caller)).statusCode).toBe(403);
    expect((await disable({ by: 'x' }, memberId, null)).statusCode).toBe(401);
    expect((await enable(memberId, 'earn')).statusCode).toBe(403);
    await site.service.kit.database('members').where({ id: memberId }).update({ admin_role: 'moderator' });
    const refused = await disable({ by: 'boss' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'administrator']);
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ adminRole: 'moderator', disabled: false });
  });

  test.each([
    [{}, 400],
    [{ by: '' }, 400],
    [{ by: 'a\u0000b' }, 400],
    [{ by: 'boss', reason: 'a\u0000b' }, 400],
    [{ by: 'boss', reason: 'x'.repeat(501) }, 400],
    [{ by: 'boss', until: 'ever' }, 400],
  ])('is refused with the body %j', async (body, status) => {
    expect((await disable(body)).statusCode).toBe(status);
    expect((await browser.get('/api/auth/user')).json().disabled).toBe(false);
  });

  test('who does not exist is 404', async () => {
    expect((await disable({ by: 'boss' }, uuidv7())).statusCode).toBe(404);
    expect((await enable(uuidv7())).statusCode).toBe(404);
    expect((await disable({ by: 'boss' }, 'not-an-id')).statusCode).toBe(400);
  });
});

describe('the feed of revocations', () => {
  test('is the gateway’s alone', async () => {
    expect((await site.internal('wallet', 'GET', '/internal/revocations')).statusCode).toBe(403);
    expect((await site.internal(null, 'GET', '/internal/revocations')).statusCode).toBe(401);
  });

  test('gives everything in force to who asks first, and to who comes with a cursor of another database', async () => {
    await disable({ by: 'boss' });
    const { cursor } = await feed();
    const far = cursor.replace(/\d+$/, '999999');
    for (const after of [undefined, '', 'nonsense', far, cursor.replace(/^[^.]*/, uuidv7()), `${cursor}'`]) {
      const answer = await feed(after);
      expect(answer.snapshot).toBe(true);
      expect(answer.entries).toContainEqual({ type: 'member', id: memberId, revoked: true, until: null });
    }
    expect(await feed(cursor)).toEqual({ cursor, snapshot: false, entries: [] });
  });

  test('forgets a session when its last token has ended', async () => {
    await browser.post('/api/auth/logout');
    const ended = (await feed()).entries.at(-1);
    await site.service.kit
      .database('revocations')
      .where({ id: ended?.id })
      .update({ until: new Date(Date.now() - 1000) });
    expect((await feed()).entries).not.toContainEqual(expect.objectContaining({ id: ended?.id }));
    const next = site.build();
    await next.ready();
    await until(
      'the sweep has run',
      async () => (await site.service.kit.database('revocations').where({ id: ended?.id }).first()) === undefined,
    );
    await next.close();
  });

  test('misses nothing of what many do at the same time, whoever commits first', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const who = site.browser();
        const { name } = site.platform.add({ name: `Flock_${count}_${index}` });
        return { who, id: (await who.signIn(name)).json().id as string };
      }),
    );
    let { cursor } = await feed();
    const seen = new Map<string, boolean>();
    let isOver = false;
    const follow = async (): Promise<void> => {
      while (!isOver) {
        const delta = await feed(cursor);
        cursor = delta.cursor;
        for (const entry of delta.entries) seen.set(entry.id, entry.revoked);
      }
    };
    const following = follow();
    await Promise.all(
      people.map(async ({ who, id }, index) => {
        await disable({ by: 'boss' }, id);
        if (index % 3 === 0) await enable(id);
        if (index % 2 === 0) await who.post('/api/auth/logout');
      }),
    );
    isOver = true;
    await following;
    for (const entry of (await feed(cursor)).entries) seen.set(entry.id, entry.revoked);
    expect(people.map(({ id }) => seen.get(id))).toEqual(people.map((_, index) => index % 3 !== 0));
    expect(seen.size).toBe(people.length + people.length / 2);
  });

  test('shows nothing of a ban that is not committed, and the ban after it only together with it', async () => {
    const { cursor } = await feed();
    const database = site.service.kit.database;
    const { recordRevocation } = await import('../src/revocations/index.ts');
    const open = await database.transaction();
    const first = uuidv7();
    await recordRevocation(open, { type: 'session', id: first, revoked: true, until: null });
    const later = disable({ by: 'boss' });
    await until('the ban waits for the open transaction', async () => {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows.length > 0;
    });
    expect((await feed(cursor)).entries).toEqual([]);
    await open.commit();
    await later;
    expect((await feed(cursor)).entries.map(({ id }) => id)).toEqual([first, memberId]);
  });
});
