import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '@facet/service-kit/testing';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
afterEach(() => site.platform.mend());

const countMembers = async (): Promise<number> => Number((await site.service.kit.database('members').count()).at(0)?.count);

describe('a new member', () => {
  test('who is in the group is registered at once, spelled as the platform spells them', async () => {
    const person = site.platform.add({ name: 'AdaLove' });
    const browser = site.browser();
    const answer = await browser.signIn('  adalove ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      username: 'AdaLove',
      balance: '0.00',
      totalEarned: '0.00',
      rank: 'Bronze',
      adminRole: null,
      profilePicture: `https://cdn.test/${person.id}.png`,
      disabled: false,
      banReason: null,
      bannedAt: null,
      bannedBy: null,
      joinedAt: expect.stringMatching(/Z$/),
      stale: false,
    });
    expect((await browser.get('/api/auth/user')).json()).toEqual({ ...answer.json(), isFirstVisit: true });
    expect((await browser.get('/api/user/profile')).json()).toEqual({ user: answer.json() });
  });

  test('is announced once, with their platform id', async () => {
    const person = site.platform.add({ name: 'Announced' });
    const { id } = (await site.browser().signIn('announced')).json();
    await site.browser().signIn('announced');
    const heard = () =>
      site.events('rewards.identity.member.registered.v1').filter((data) => (data as { memberId: string }).memberId === id);
    await until('the event has arrived', () => heard().length > 0);
    expect(heard()).toEqual([{ memberId: id, username: 'Announced', platformUserId: person.id, referrerId: null, referrerUsername: null }]);
  });

  test('keeps an id above 2^53 exactly', async () => {
    site.platform.add({ name: 'BigNumber', id: '9007199254740993' });
    const { id } = (await site.browser().signIn('BigNumber')).json();
    const member = await site.internal('wallet', 'GET', `/internal/members/${id}`);
    expect(member.json()).toEqual({
      id,
      username: 'BigNumber',
      platformUserId: '9007199254740993',
      disabled: false,
      createdAt: expect.any(String),
    });
  });

  test('who is not in the group is asked to join and registered when they say that they did', async () => {
    const person = site.platform.add({ name: 'Outsider', inGroup: false });
    const browser = site.browser();
    const asked = await browser.signIn('outsider');
    expect(asked.statusCode).toBe(202);
    const profilePicture = `https://cdn.test/${person.id}.png`;
    expect(asked.json()).toEqual({ requiresGroupMembership: true, username: 'Outsider', profilePicture, error: null });
    expect((await browser.get('/api/auth/user')).body).toBe('null');

    const body = { username: 'Outsider', profilePicture };
    for (const refused of [body, { ...body, groupLinkClicked: false }]) {
      const answer = await browser.post('/api/auth/complete-registration', refused);
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'Please click the group link and join our Roblox group first.']);
    }
    const completed = await browser.post('/api/auth/complete-registration', { ...body, groupLinkClicked: true });
    expect([completed.statusCode, completed.json().username]).toEqual([200, 'Outsider']);
    expect((await browser.signIn('outsider')).statusCode).toBe(200);
  });

  test('is not asked for the group when the setting is off', async () => {
    site.platform.add({ name: 'NoGroup', inGroup: false });
    await site.set('require_group_membership', 'off');
    const answer = await site.browser().signIn('NoGroup');
    await site.set('require_group_membership', 'on');
    expect(answer.statusCode).toBe(200);
  });

  test('whom the platform does not know gets 404 and no account', async () => {
    const before = await countMembers();
    const answer = await site.browser().signIn('nobody_here');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_user']);
    expect(answer.json().error).toBe('There is no user called nobody_here on the game platform');
    expect(await countMembers()).toBe(before);
  });

  test('gets the platform’s own picture, whatever the browser sends', async () => {
    const person = site.platform.add({ name: 'Pictured' });
    const answer = await site
      .browser()
      .post('/api/auth/register-or-login', { username: 'Pictured', profilePicture: 'https://evil.test/x.png' });
    expect(answer.json().profilePicture).toBe(`https://cdn.test/${person.id}.png`);
  });

  test('is registered without a picture when the platform has none to give', async () => {
    site.platform.add({ name: 'Faceless' });
    site.platform.fail({ status: 500 }, 'avatar-headshot');
    const answer = await site.browser().signIn('Faceless');
    expect([answer.statusCode, answer.json().profilePicture]).toEqual([200, null]);
    site.platform.mend();
    expect((await site.browser().signIn('Faceless')).json().profilePicture).toMatch(/^https:/);
  });
});

describe('the same name at the same time', () => {
  test('is one member, announced once, and the platform is asked once', async () => {
    site.platform.add({ name: 'DoubleClick' });
    const before = site.platform.callsTo('usernames/users');
    const release = site.platform.hold();
    const tries = Array.from({ length: 20 }, (_, index) => site.browser().signIn(index % 2 ? 'doubleclick' : 'DOUBLECLICK'));
    const { pool } = site.service.kit.database.client;
    const isIdle = (): boolean => pool.numUsed() === 0 && pool.numPendingAcquires() === 0;
    await until('all of them wait for the platform', () => site.platform.callsTo('usernames/users') > before && isIdle());
    release();
    const answers = await Promise.all(tries);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(site.platform.callsTo('usernames/users')).toBe(before + 1);
    const id = answers[0]?.json().id;
    await until('the outbox is empty', async () => (await site.service.kit.database('outbox').select('id')).length === 0);
    const heard = site.events('rewards.identity.member.registered.v1').filter((data) => (data as { memberId: string }).memberId === id);
    expect(heard).toHaveLength(1);
  });

  test('is one member through two replicas too, where nothing in memory is shared', async () => {
    site.platform.add({ name: 'TwoReplicas' });
    const other = site.build();
    await other.ready();
    const payload = { username: 'TwoReplicas' };
    const call = (app: typeof other) => app.public.inject({ method: 'POST', url: '/api/auth/register-or-login', payload });
    const answers = await Promise.all([other, site.service, other, site.service].map(call));
    await other.close();
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  });
});

describe('a renamed user', () => {
  test('keeps their account, and their old name still leads to it', async () => {
    const person = site.platform.add({ name: 'BeforeName' });
    const { id } = (await site.browser().signIn('BeforeName')).json();
    Object.assign(person, { name: 'AfterName', previousNames: ['BeforeName'] });
    for (const typed of ['aftername', 'BeforeName'])
      expect((await site.browser().signIn(typed)).json()).toMatchObject({ id, username: 'AfterName' });
    const renamed = () => site.events('rewards.identity.member.renamed.v1');
    await until('the event has arrived', () => renamed().length > 0);
    expect(renamed()).toEqual([{ memberId: id, username: 'AfterName', previousUsername: 'BeforeName' }]);
  });

  test('does not give their account to somebody who takes their old name', async () => {
    const person = site.platform.add({ name: 'Coveted' });
    const { id } = (await site.browser().signIn('Coveted')).json();
    person.name = 'Moved_On';
    site.platform.add({ name: 'coveteD' });
    const other = (await site.browser().signIn('Coveted')).json();
    expect(other).toMatchObject({ username: 'coveteD' });
    expect(other.id).not.toBe(id);
    const first = await site.internal('admin', 'GET', `/internal/members/${id}`);
    expect(first.json().username).toBe('Moved_On');
    expect((await site.browser().signIn('Moved_On')).json().id).toBe(id);
  });

  test('gets their new name back when two members have swapped theirs', async () => {
    const [one, two] = [site.platform.add({ name: 'SwapOne' }), site.platform.add({ name: 'SwapTwo' })];
    const ids = [(await site.browser().signIn('SwapOne')).json().id, (await site.browser().signIn('SwapTwo')).json().id];
    [one.name, two.name] = [two.name, one.name];
    expect((await site.browser().signIn('SwapOne')).json()).toMatchObject({ id: ids[1], username: 'SwapOne' });
    const found = await site.internal('admin', 'GET', '/internal/members?username=swaptwo');
    expect(found.json().members).toMatchObject([{ id: ids[0], username: 'SwapTwo' }]);
  });

  test('whom the platform no longer has loses the name all the same', async () => {
    const gone = site.platform.add({ name: 'Vanished' });
    const { id } = (await site.browser().signIn('Vanished')).json();
    const goneId = gone.id;
    Object.assign(gone, { id: '77', name: 'Vanished' });
    expect((await site.browser().signIn('Vanished')).json().id).not.toBe(id);
    expect((await site.internal('admin', 'GET', `/internal/members/${id}`)).json().username).toBe(`#${goneId}`);
  });
});
