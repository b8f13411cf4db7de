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

const ban = (reason: string, by = 'boss', id = memberId) =>
  site.operator('POST', `/api/admin/users/${id}/ban`, { reason }, { username: by });
const disable = (by = 'boss', id = memberId) => site.operator('POST', `/api/admin/users/${id}/disable`, {}, { username: by });
const enable = (id = memberId) => site.operator('POST', `/api/admin/users/${id}/enable`, {});
const acts = async (action: string, id = memberId) => {
  await until('all delivered', async () => (await site.service.kit.database('outbox').first('id')) === undefined);
  return site.acts().filter((act) => act.action === action && act.subject.id === id);
};
const feed = async (after?: string): Promise<Feed> =>
  (
    await site.internal('gateway', 'GET', `/internal/revocations${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`)
  ).json();
const heard = (type: string) =>
  site.events(`rewards.identity.member.${type}.v1`).filter((data) => (data as { memberId: string }).memberId === memberId);

describe('a banned member', () => {
  test('sees why, when and by whom; everything else of theirs is 403 until they are enabled', async () => {
    expect((await ban('  Two accounts ')).json()).toMatchObject({ success: true, user: { id: memberId, disabled: true } });
    const user = (await browser.get('/api/auth/user')).json();
    expect(user).toMatchObject({ disabled: true, banReason: 'Two accounts', bannedBy: 'boss', bannedAt: expect.stringMatching(/Z$/) });
    const profile = await browser.get('/api/user/profile');
    expect([profile.statusCode, profile.json().code]).toEqual([403, 'account_disabled']);

    expect((await enable()).json()).toMatchObject({ user: { id: memberId, disabled: false } });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({
      disabled: false,
      banReason: null,
      bannedBy: null,
      bannedAt: null,
    });
    expect((await browser.get('/api/user/profile')).statusCode).toBe(200);
  });

  test('may sign in and out, and public calls work', async () => {
    await disable();
    const again = site.browser();
    const answer = await again.signIn((await browser.get('/api/auth/user')).json().username);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { disabled: true, banReason: null, bannedBy: 'boss' }]);
    expect((await again.get('/api/public/settings')).statusCode).toBe(200);
    expect((await again.post('/api/auth/logout')).statusCode).toBe(200);
  });

  test('is announced once to the services and to the gateways, again when they are enabled', async () => {
    const { cursor } = await feed();
    await disable();
    expect((await ban('a better reason', 'boss2')).statusCode).toBe(409);
    const banned = await feed(cursor);
    expect(banned).toMatchObject({ snapshot: false, entries: [{ type: 'member', id: memberId, revoked: true, until: null }] });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ banReason: null, bannedBy: 'boss' });
    await enable();
    await enable();
    expect((await feed(banned.cursor)).entries).toEqual([{ type: 'member', id: memberId, revoked: false, until: null }]);
    expect((await feed()).entries.some((entry) => entry.id === memberId)).toBe(false);
    await until('both events have arrived', () => heard('enabled').length > 0);
    expect([heard('disabled'), heard('enabled')]).toEqual([[{ memberId }], [{ memberId }]]);
  });

  test('may be one operator’s alone: of two at once one is told that it is done', async () => {
    const answers = await Promise.all([ban('by ada', 'ada'), ban('by bob', 'bob')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [loser] = answers.filter(({ statusCode }) => statusCode === 409);
    const winner = answers[0]?.statusCode === 200 ? 'ada' : 'bob';
    expect(loser?.json()).toMatchObject({ code: 'already_disabled', message: expect.stringContaining(`(${winner})`) });
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ banReason: `by ${winner}`, bannedBy: winner });
  });

  test('is an operator’s work only, and never an administrator', async () => {
    for (const action of ['ban', 'disable', 'enable']) {
      const asked = { method: 'POST', url: `/api/admin/users/${memberId}/${action}`, payload: {} } as const;
      expect((await site.service.public.inject(asked)).statusCode).toBe(401);
      expect((await site.internal('admin', 'POST', `/internal/members/${memberId}/${action}`, {})).statusCode).toBe(404);
    }
    await site.service.kit.database('members').where({ id: memberId }).update({ admin_role: 'moderator' });
    const refused = await disable();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'administrator']);
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ adminRole: 'moderator', disabled: false });
  });

  test.each([
    {},
    { reason: '' },
    { reason: '   ' },
    { reason: 5 },
    { reason: 'a\u0000b' },
    { reason: 'x'.repeat(1001) },
    { reason: 'x', until: 'ever' },
  ])('is refused with the body %j', async (body) => {
    expect((await site.operator('POST', `/api/admin/users/${memberId}/ban`, body)).statusCode).toBe(400);
    expect((await browser.get('/api/auth/user')).json().disabled).toBe(false);
  });

  test('who does not exist is 404', async () => {
    expect((await disable('boss', uuidv7())).statusCode).toBe(404);
    expect((await enable(uuidv7())).statusCode).toBe(404);
    expect((await disable('boss', 'not-an-id')).statusCode).toBe(400);
  });
});

describe('the audit log', () => {
  test('has a ban with its reason, in the operator’s name, and its end', async () => {
    const { username } = (await browser.get('/api/auth/user')).json();
    expect((await ban('  Two accounts ', 'mara')).json()).toEqual({
      success: true,
      message: `${username} is banned`,
      user: { id: memberId, disabled: true },
    });
    expect(await acts('member.ban')).toMatchObject([
      {
        operator: { username: 'mara', role: 'moderator' },
        subject: { type: 'member', id: memberId, label: username },
        input: { reason: 'Two accounts' },
        before: { disabled: false, banReason: null },
        end: { outcome: 'succeeded', after: { disabled: true, banReason: 'Two accounts' } },
      },
    ]);
    await enable();
    expect(await acts('member.enable')).toMatchObject([{ before: { disabled: true }, end: { after: { disabled: false } } }]);
  });

  test('has one without a reason by a name of its own, and one that was refused', async () => {
    await disable();
    await ban('mine');
    expect(await acts('member.disable')).toMatchObject([{ input: { reason: null }, end: { outcome: 'succeeded' } }]);
    expect(await acts('member.ban')).toMatchObject([{ end: { outcome: 'failed', problem: expect.stringContaining('boss') } }]);
  });

  test('has a ban together with the ban, or neither', async () => {
    await site.service.kit.database.raw(
      'create function refuse() returns trigger language plpgsql as $$ begin raise exception $e$no$e$; end $$',
    );
    await site.service.kit.database.raw(
      `create trigger refuse before insert on outbox for each row when (new.destination = 'admin') execute function refuse()`,
    );
    expect((await ban('x')).statusCode).toBe(500);
    await site.service.kit.database.raw('drop trigger refuse on outbox');
    expect((await browser.get('/api/auth/user')).json().disabled).toBe(false);
  });
});

describe('the feed of revocations', () => {
  test('is for the gateway and our services alone', async () => {
    expect((await site.internal('wallet', 'GET', '/internal/revocations')).statusCode).toBe(200);
    expect((await site.internal(null, 'GET', '/internal/revocations')).statusCode).toBe(401);
  });

  test('gives everything in force to who asks first, and to who comes with a cursor of another database', async () => {
    await disable();
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
        await disable('boss', id);
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
    const later = disable();
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
