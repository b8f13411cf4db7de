import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepRow } from '@facet/console-kit';
import type { OperatorsPartProps } from '@facet/remote-kit';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { someAdmin } from '../standalone/admins/fake-admins.ts';
import { someSetting } from '../standalone/site-settings/fake-settings.ts';
import type { Setting } from '../src/site-settings/index.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const LIST = 'GET /api/admin/settings';
const CHANGE = 'POST /api/admin/settings';
const open: Partial<Setting> = { changedAt: null, changedBy: null, changeableBy: 'owner' };
const games = someSetting({
  key: 'games_enabled',
  title: 'Games',
  type: 'on_off',
  value: 'off',
  default: 'off',
  firstStep: 'login',
  consequences: { off: 'Nobody plays', on: 'Members play for R$' },
  ...open,
});
const minimum = someSetting({ key: 'min_withdrawal', title: 'Minimum', type: 'money', value: '120', firstStep: 'money' });
const other = someSetting({ key: 'daily_bonus', title: 'Daily Login Bonus', type: 'on_off', value: 'on', default: 'on' });

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();

function openSteps({ calls, ...options }: OpenPage = {}) {
  let settings = [games, minimum, other];
  return (page = openPage('/admin/first-steps', {
    ...options,
    calls: {
      [LIST]: () => ({ settings }),
      [CHANGE]: ({ body }: { body: unknown }) => {
        const { key, value } = body as { key: string; value: string };
        const decided = { value, changedAt: '2026-11-21T08:00:00.000Z', changedBy: 'mirela' };
        settings = settings.map((setting) => (setting.key === key ? { ...setting, ...decided } : setting));
        return { key, value, previous: value };
      },
      ...calls,
    },
  }));
}

test('what has consequences stands where it matters; what is not decided is counted, and says so', async () => {
  const { findByRole, getByRole, queryByRole } = openSteps();
  // the games, and a second step that one of three operators has
  expect(await findByRole('heading', { level: 1, name: '2 decisions need a person' })).toBeTruthy();
  const login = within(getByRole('region', { name: 'Before members log in' }));
  expect(login.getByText('Off, not decided')).toBeTruthy();
  expect(login.getByText('0 of 1')).toBeTruthy();
  expect(within(getByRole('region', { name: 'Before R$ comes in and goes out' })).getByText('R$ 120.00')).toBeTruthy();
  expect(within(getByRole('region', { name: 'Before you sleep well' })).getByText('1 of 3 operators')).toBeTruthy();
  expect(queryByRole('button', { name: 'Change: Daily Login Bonus' })).toBeNull();
});

test('a ring says how many are decided, and a button goes to what is not, one after the other', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { findByRole, getByRole, findByText } = openSteps();
  await findByRole('heading', { level: 1, name: '2 decisions need a person' });
  expect(getByRole('img', { name: '1 of 3 decided' })).toBeTruthy();
  const next = getByRole('button', { name: 'Next decision' });
  await user.click(next);
  expect(document.activeElement).toBe(getByRole('button', { name: 'Keep: Games' }));
  await user.click(next);
  expect(document.activeElement).toBe(getByRole('link', { name: 'Admin Accounts' }));
  await user.click(next);
  await user.keyboard('{Enter}');
  expect(await findByText('Decided')).toBeTruthy();
  await findByRole('img', { name: '2 of 3 decided' });
  await user.click(next);
  expect(document.activeElement).toBe(getByRole('link', { name: 'Admin Accounts' }));
});

test('whoever keeps the safe value has decided: it is written with what was seen', async () => {
  const { findByRole, findByText, api } = openSteps({ calls: { 'GET /api/admin/operator-policy': () => ({ totpRequired: true }) } });
  await user.dblClick(await findByRole('button', { name: 'Keep: Games' }));
  expect(await findByText('Decided')).toBeTruthy();
  expect(api.sentTo(CHANGE)).toEqual([{ key: 'games_enabled', value: 'off', expected: 'off' }]);
  expect(await findByRole('heading', { level: 1, name: 'Everything is decided' })).toBeTruthy();
});

test('another value is chosen in its row, with what follows of each, or later', async () => {
  const { findByRole, getByRole, queryByRole, api } = openSteps();
  await user.click(await findByRole('button', { name: 'Change: Games' }));
  const choices = within(getByRole('group', { name: 'Games' }));
  expect(choices.getByRole('radio', { name: /^Off.*Nobody plays/ })).toHaveProperty('checked', true);
  await user.click(getByRole('button', { name: 'Decide later' }));
  expect([queryByRole('radio'), api.sentTo(CHANGE)]).toEqual([null, []]);
  await user.click(getByRole('button', { name: 'Change: Games' }));
  await user.click(getByRole('radio', { name: /^On/ }));
  await user.click(getByRole('button', { name: 'Use “On”' }));
  await waitFor(() => expect(api.sentTo(CHANGE)).toEqual([{ key: 'games_enabled', value: 'on', expected: 'off' }]));
  await waitFor(() => expect(queryByRole('radio')).toBeNull());
});

test('what is typed is changed in the dialog of the settings', async () => {
  const { findByRole } = openSteps();
  await user.click(await findByRole('button', { name: 'Change: Minimum' }));
  expect(await screen.findByRole('dialog', { name: 'Change Minimum' })).toBeTruthy();
});

test('beside the decisions stands what members’ pages are told now, of all settings that they are told of', async () => {
  const { findByRole } = openSteps();
  const seen = await findByRole('region', { name: 'What members see now' });
  expect(seen.querySelector('dl')?.textContent).toBe('GamesOffMinimumR$ 120.00Daily Login BonusOn');
});

test('somebody else was quicker: it is told, and nothing is decided', async () => {
  const refuse = () => fail(409, 'setting_changed', 'Someone else has just changed Games to on.');
  const { findByRole, findByText } = openSteps({ calls: { [CHANGE]: refuse } });
  await user.click(await findByRole('button', { name: 'Keep: Games' }));
  expect(await findByText('Failed to save setting')).toBeTruthy();
});

test('who may not decide sees what is open', async () => {
  const { findByRole } = openSteps({ operator: { role: 'admin' } });
  const keep = await findByRole('button', { name: 'Keep: Games' });
  expect([keep.getAttribute('aria-disabled'), keep.title]).toEqual(['true', 'Needs the role owner']);
});

test('everybody has a second step: nothing is open there; no settings, and there is Retry', async () => {
  const admins = [someAdmin(), someAdmin({ id: 'a2', username: 'piotr_k' })];
  const { findByText, findByRole, api } = openSteps({
    calls: { 'GET /api/admin/list-admins': () => ({ admins }), [LIST]: () => fail(503, 'unavailable', 'Not available right now.') },
  });
  expect(await findByText('The first steps did not load')).toBeTruthy();
  api.on(LIST, () => ({ settings: [minimum] }));
  await user.click(await findByRole('button', { name: 'Retry' }));
  expect(await findByText('2 of 2 operators')).toBeTruthy();
  expect(await findByRole('heading', { level: 1, name: 'Everything is decided' })).toBeTruthy();
});

test('a step that is not known has no mark: neither decided nor open is claimed', async () => {
  openSteps({ calls: { 'GET /api/admin/list-admins': () => fail(503, 'unavailable', 'Not right now.') } });
  const title = await screen.findByRole('heading', { name: 'Second login step' });
  const row = title.closest('div')?.parentElement;
  expect(row?.textContent).toContain('—');
  expect(row?.querySelector('svg')).toBeNull();
});

describe('rows that remotes bring', () => {
  const insert = (id: string) => ({ id, label: id, labels: {}, role: 'moderator' as const, order: 10, at: 'first-steps' as const });
  const brought = (states: Record<string, boolean | undefined>) => ({
    entries: [{ name: 'mfe-sample/operators', tabs: [], inserts: Object.keys(states).map(insert) }],
    Part: ({ id }: OperatorsPartProps) => (
      <StepRow title={id} description="" isOpen={states[id]} value="">
        {null}
      </StepRow>
    ),
  });
  const decided = { 'GET /api/admin/operator-policy': () => ({ totpRequired: true }), [LIST]: () => ({ settings: [minimum] }) };
  const group = async (name: string) => within(await screen.findByRole('region', { name }));

  test('are counted as the others are, in their group and above all', async () => {
    const { findByRole } = openSteps({ host: brought({ wall: true, bot: false, till: undefined }) });
    expect(await findByRole('heading', { level: 1, name: '3 decisions need a person' })).toBeTruthy();
    expect(await (await group('Before R$ comes in and goes out')).findByText('2 of 4')).toBeTruthy();
    expect(await (await group('Before you sleep well')).findByText('0 of 1')).toBeTruthy();
  });

  test('that are all decided leave nothing open', async () => {
    const { findByRole } = openSteps({ host: brought({ wall: false }), calls: decided });
    expect(await findByRole('heading', { level: 1, name: 'Everything is decided' })).toBeTruthy();
    expect(await (await group('Before R$ comes in and goes out')).findByText('2 of 2')).toBeTruthy();
  });

  test.each([
    ['is not known', brought({ wall: undefined })],
    ['has not come', { ...brought({ wall: false }), Part: () => null }],
  ])('one that %s: nobody says that everything is decided', async (_how, host) => {
    const { findByRole, findByText } = openSteps({ host, calls: decided });
    expect(await findByText('1 of 3 operators')).toBeTruthy();
    expect(await findByRole('heading', { level: 1, name: 'First steps' })).toBeTruthy();
  });
});
