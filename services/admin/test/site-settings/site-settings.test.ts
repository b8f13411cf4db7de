import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectOnlyForAdmins, refusal, startConsole, type Console } from '../support/console.ts';

const shared = { group: 'Site', unit: null, choices: null, choiceTitles: null, public: true, changedAt: null, changedBy: null };
const spanish = { title: 'Retiro mínimo', group: 'Retiros', description: 'Lo mínimo', consequences: { higher: 'Menos retiros.' } };
const SETTINGS = [
  {
    key: 'discord_link',
    title: 'Discord invite',
    value: 'https://d.test/',
    default: 'https://d.test/',
    type: 'https_url',
    description: 'Invite',
    changeableBy: 'admin',
    ...shared,
  },
  {
    key: 'daily_bonus',
    title: 'Daily Login Bonus',
    value: 'on',
    default: 'on',
    type: 'on_off',
    description: 'Daily Login Bonus',
    changeableBy: 'admin',
    ...shared,
  },
  {
    key: 'min_withdrawal',
    title: 'Minimum withdrawal',
    value: '100',
    default: '100',
    type: 'money',
    description: 'R$ that a withdrawal must be',
    min: 1,
    max: 10000,
    consequences: { higher: 'Fewer withdrawals.' },
    texts: { es: spanish },
    ...shared,
  },
];

let site: Console;
beforeAll(async () => {
  site = await startConsole({
    identity: ({ url, body }) => {
      if (url === '/internal/settings/listed') return { status: 200, body: { settings: SETTINGS } };
      if (url !== '/internal/settings') return { status: 204 };
      const { key, value, expected } = body as { key: string; value: string; expected?: string };
      if (value === 'wrong') return refusal(400, 'bad_setting', `${key} must be on or off`);
      if (expected === 'older') return refusal(409, 'setting_changed', `${key} was changed meanwhile`);
      return { status: 200, body: { key, value, previous: 'on' } };
    },
  });
});
afterAll(() => site.remove());

const change = (operator: 'owner' | 'manager', key: string, value: string, more: object = {}) =>
  site[operator].call('POST', '/api/admin/settings', { key, value, ...more });

test('every setting is for every role to see, with who may change it: an owner, where its service names nobody', async () => {
  const { settings } = (await site.moderator.call('GET', '/api/admin/settings')).json();
  expect(settings).toEqual([SETTINGS[0], SETTINGS[1], { ...SETTINGS[2], changeableBy: 'owner' }]);
});

describe('a change', () => {
  test('of a reward by an admin is in force, with what was before', async () => {
    const answer = await change('manager', 'daily_bonus', 'off', { expected: 'on' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { key: 'daily_bonus', value: 'off', previous: 'on' }]);
    expect(site.changes('identity').at(-1)?.body).toEqual({ key: 'daily_bonus', value: 'off', expected: 'on', by: 'a_admin' });
    expect(await site.audited('setting.change')).toMatchObject({
      object: { type: 'setting', id: 'daily_bonus' },
      before: { value: 'on' },
      after: { value: 'off' },
    });
  });

  test('of anything else is the owner’s', async () => {
    const refused = await change('manager', 'min_withdrawal', '50');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'role_required', message: 'Minimum withdrawal needs the role owner. You are admin.' },
    ]);
    expect((await change('owner', 'min_withdrawal', '50')).statusCode).toBe(200);
    expect(site.changes('identity').at(-1)?.body).toEqual({ key: 'min_withdrawal', value: '50', by: 'mirela' });
  });

  test.each([
    ['no_such', 'on', {}, 400, 'unknown_setting'],
    ['__proto__', 'on', {}, 400, 'unknown_setting'],
    ['daily_bonus', 'wrong', {}, 400, 'bad_setting'],
    ['daily_bonus', 'off', { expected: 'older' }, 409, 'setting_changed'],
    ['daily_bonus', 'off', { by: 'somebody' }, 400, 'bad_request'],
  ])('of %s to %s %j is refused', async (key, value, more, status, code) => {
    const answer = await change('manager', key, value, more);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('needs at least the role admin', () =>
    expectOnlyForAdmins(site, 'identity', { method: 'POST', url: '/api/admin/settings', payload: { key: 'daily_bonus', value: 'off' } }));
});
