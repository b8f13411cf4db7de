import { readFileSync, writeFileSync } from 'node:fs';
import type { OperatorRole } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

const change = (key: string, value: string, more: object = {}, role: OperatorRole = 'owner') =>
  site.operator('POST', '/api/admin/settings', { key, value, ...more }, { role });
const listed = async () =>
  (await site.operator('GET', '/api/admin/settings')).json().settings as { key: string; changeableBy: string; texts?: object }[];
const acts = async (key: string) => {
  await until('all delivered', async () => (await site.service.kit.database('outbox').first('id')) === undefined);
  return site.acts().filter(({ action, subject }) => action === 'setting.change' && subject.id === key);
};
const valueOf = async (key: string): Promise<string> => (await site.internal('wallet', 'GET', '/internal/settings')).json().settings[key];

describe('public settings', () => {
  test('are served one by one as entered, without a session', async () => {
    expect((await site.browser().get('/api/settings/min_withdrawal')).json()).toEqual({ value: '100' });
  });

  test.each(['welcome_bonus', 'payout_daily_cap', 'no_such', '__proto__', 'constructor', 'toString', 'MIN_WITHDRAWAL'])(
    '%s is not one: 404',
    async (key) => {
      const answer = await site.browser().get(`/api/settings/${key}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'setting_not_found']);
    },
  );

  test.each(['%00', 'min_withdrawal%00'])('%s is no text: 400', async (key) => {
    expect((await site.browser().get(`/api/settings/${key}`)).statusCode).toBe(400);
  });

  test('are listed as a bare array', async () => {
    const listed = (await site.browser().get('/api/public/settings')).json() as { key: string; value: string }[];
    expect(listed).toContainEqual({ key: 'login_proof', value: 'off' });
    expect(listed.map(({ key }) => key).toSorted()).toEqual([
      'discord_link',
      'login_proof',
      'min_withdrawal',
      'roblox_group_link',
      'twitter_link',
    ]);
  });
});

describe('a change', () => {
  test('is refused when another operator was quicker, and says to what they changed it', async () => {
    const twitter = (value: string, by: string, expected: string) =>
      site.operator('POST', '/api/admin/settings', { key: 'twitter_link', value, expected }, { username: by, role: 'admin' });
    const before = await valueOf('twitter_link');
    const answers = await Promise.all([twitter('https://one.test/', 'ann', before), twitter('https://two.test/', 'bea', before)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const [winner] = answers.filter(({ statusCode }) => statusCode === 200);
    const [loser] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(loser?.json()).toMatchObject({ code: 'setting_changed', message: expect.stringContaining(winner?.json().value) });
    const settings = await listed();
    expect(settings.find(({ key }) => key === 'twitter_link')).toMatchObject({
      value: winner?.json().value,
      default: before,
      type: 'https_url',
      public: true,
      changedBy: winner?.json().value === 'https://one.test/' ? 'ann' : 'bea',
      changedAt: expect.any(String),
    });
    expect(settings.find(({ key }) => key === 'welcome_bonus')).toMatchObject({ changedAt: null, changedBy: null, public: false });
    expect(settings.find(({ key }) => key === 'min_withdrawal')).toMatchObject({ service: 'wallet' });
  });

  test.each([
    ['min_withdrawal', '50', '100'],
    ['min_withdrawal', '12.5', '50'],
    ['discord_link', 'https://chat.test/invite?x=1', 'https://example.com/facet/discord'],
    ['require_group_membership', 'off', 'on'],
    ['login_proof', 'new_device', 'off'],
    ['payout_daily_cap', '0', '10000'],
    ['payout_daily_cap', '20000', '0'],
    ['min_withdrawal', '1000', '12.5'],
    ['min_withdrawal', '1.00', '1000'],
  ])('of %s to %s is in force at once and says what was before', async (key, value, previous) => {
    const answer = await change(key, value);
    expect([answer.statusCode, answer.json()]).toEqual([200, { key, value, previous }]);
    expect(await valueOf(key)).toBe(value);
  });

  test.each([
    ['min_withdrawal', '-1'],
    ['min_withdrawal', '1.001'],
    ['min_withdrawal', '1e3'],
    ['min_withdrawal', '٣'],
    ['min_withdrawal', ''],
    ['min_withdrawal', '5\n'],
    ['require_group_membership', 'true'],
    ['require_group_membership', 'ON'],
    ['login_proof', 'never'],
    ['login_proof', '__proto__'],
    ['payout_daily_cap', '1.5'],
    ['payout_daily_cap', '99999999999'],
    ['payout_daily_cap', '20001'],
    ['min_withdrawal', '0.99'],
    ['min_withdrawal', '1000.01'],
    ['discord_link', 'http://chat.test'],
    ['discord_link', 'javascript:alert(1)//https://'],
    ['discord_link', 'https://user:word@chat.test'],
    ['discord_link', 'https://'],
    ['discord_link', 'https://chat.test/ "><script>'],
    ['discord_link', `https://chat.test/${'a'.repeat(490)}`],
  ])('of %s to %j is refused and changes nothing', async (key, value) => {
    const before = await valueOf(key);
    const answer = await change(key, value);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_setting']);
    expect(answer.json().error).toContain(' must be');
    expect(await valueOf(key)).toBe(before);
  });

  test.each([
    ['discord_link', 'https://chat.test/\u0000'],
    ['min_withdrawal\u0000', '5'],
  ])('of %j to %j is no text: 400', async (key, value) => {
    const answer = await change(key, value);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  });

  test('beyond a bound is told the bound', async () => {
    const messages = await Promise.all(['0', '1000.01'].map(async (value) => (await change('min_withdrawal', value)).json().message));
    expect(messages).toEqual(['min_withdrawal must be at least R$ 1', 'min_withdrawal must be at most R$ 1,000']);
  });

  test.each(['no_such', '__proto__', 'constructor'])('of %j, which nobody declares, is refused', async (key) => {
    const answer = await change(key, '5');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'unknown_setting']);
  });

  test('of a reward by an admin is in force, with what was before', async () => {
    const before = await valueOf('discord_link');
    const answer = await change('discord_link', 'https://d.test/', { expected: before }, 'admin');
    expect([answer.statusCode, answer.json()]).toEqual([200, { key: 'discord_link', value: 'https://d.test/', previous: before }]);
    expect((await acts('discord_link')).at(-1)).toMatchObject({
      subject: { type: 'setting', id: 'discord_link', label: 'Discord invite' },
      operator: { username: 'mara', role: 'admin' },
      input: { value: 'https://d.test/' },
      before: { value: before },
      end: { outcome: 'succeeded', after: { value: 'https://d.test/' } },
    });
  });

  test('of anything else is the owner’s', async () => {
    const before = await valueOf('welcome_bonus');
    const refused = await change('welcome_bonus', '5', {}, 'admin');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'role_required', message: 'Welcome bonus needs the role owner. You are admin.' },
    ]);
    expect(await valueOf('welcome_bonus')).toBe(before);
    expect((await acts('welcome_bonus')).at(-1)).toMatchObject({ end: { outcome: 'failed' } });
  });

  test.each([
    ['no_such', 'on', {}, 400, 'unknown_setting'],
    ['__proto__', 'on', {}, 400, 'unknown_setting'],
    ['twitter_link', 'wrong', {}, 400, 'bad_setting'],
    ['twitter_link', 'https://t.test/', { expected: 'older' }, 409, 'setting_changed'],
    ['twitter_link', 'https://t.test/', { by: 'somebody' }, 400, 'bad_request'],
  ])('of %s to %s %j is refused', async (key, value, more, status, code) => {
    const answer = await change(key, value, more, 'admin');
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('needs at least the role admin', async () => {
    const refused = await change('twitter_link', 'https://t.test/', {}, 'moderator');
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'role_required', message: expect.stringContaining('admin') }]);
    const payload = { key: 'twitter_link', value: 'https://t.test/' };
    expect((await site.service.public.inject({ method: 'POST', url: '/api/admin/settings', payload })).statusCode).toBe(401);
  });

  test('asks for a sign-in of the last ten minutes: a session alone changes none', async () => {
    const signedInAt = new Date(Date.now() - 11 * 60_000);
    const body = { key: 'twitter_link', value: 'https://t.test/' };
    const answer = await site.operator('POST', '/api/admin/settings', body, { role: 'owner', signedInAt });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'sign_in_again']);
  });

  test('is the business of operators alone: no service makes one', async () => {
    expect((await site.internal('admin', 'POST', '/internal/settings', { key: 'welcome_bonus', value: '5' })).statusCode).toBe(404);
    expect(await valueOf('welcome_bonus')).toBe('0');
  });

  test('of what is no longer declared is not in force', async () => {
    await site.set('left_over', '1');
    expect(await valueOf('left_over')).toBeUndefined();
  });
});

describe('the catalogue', () => {
  test('has its own defaults for production', async () => {
    const production = site.build({ NODE_ENV: 'production' });
    await site.service.kit.database('settings').where({ key: 'login_proof' }).delete();
    await production.ready();
    const listed = (await production.public.inject({ url: '/api/settings/login_proof' })).json();
    await production.close();
    expect(listed).toEqual({ value: 'new_device' });
  });

  test.each([
    [
      'a default that breaks its own rule',
      { x: { type: 'on_off', default: 'maybe', description: 'x' } },
      'a default of x must be on or off',
    ],
    [
      'a default beyond its bounds',
      { x: { type: 'money', default: '5', min: 10, description: 'x' } },
      'a default of x must be at least R$ 10',
    ],
    ['a type that is none', { x: { type: 'colour', default: 'red', description: 'x' } }, 'not usable'],
    ['a first step before nothing', { x: { type: 'on_off', default: 'on', firstStep: 'later', description: 'x' } }, 'not usable'],
    ['a choice without choices', { x: { type: 'choice', default: 'red', description: 'x' } }, 'not usable'],
  ])('with %s stops the start and says so', async (_name, declared, message) => {
    const file = `${site.env.keys.environment.SESSION_KEY_FILE}.settings.json`;
    writeFileSync(file, JSON.stringify(declared));
    const service = site.build({ SETTINGS_CATALOGUE: file });
    await expect(service.ready()).rejects.toThrow(message);
    await service.close();
  });

  test('tells operators what its owner declared, and that an owner decides where nobody else is named', async () => {
    const settings = await listed();
    const declared = (key: string) => settings.find((setting) => setting.key === key);
    expect(declared('min_withdrawal')).toMatchObject({ min: 1, max: 1000, changeableBy: 'owner', group: 'Other', title: 'min_withdrawal' });
    expect(declared('discord_link')).toMatchObject({ changeableBy: 'admin', texts: { es: { title: 'Invitación de Discord' } } });
    expect(declared('login_proof')).toMatchObject({ consequences: { off: expect.any(String), new_device: expect.any(String) } });
    expect(declared('discord_link')).not.toHaveProperty('productionDefault');
  });

  test('declares what this service reads', () => {
    const { settings } = JSON.parse(readFileSync(new URL('../service.json', import.meta.url), 'utf8')) as { settings: object };
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(['login_proof', 'welcome_bonus', 'require_group_membership']));
  });
});
