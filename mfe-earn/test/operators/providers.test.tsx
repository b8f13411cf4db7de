import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { someProvider } from '../../standalone/operators/providers/fake-providers.ts';
import { changeOf, formOf, problemOf } from '../../src/operators/providers/provider-form.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const CHANGE = 'PATCH /api/admin/providers/a';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}, query = '') => (page = openTab(`/admin/providers${query}`, options));
const user = userEvent.setup();
const sent = (opened: ReturnType<typeof open>) => opened.api.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
async function act(opened: ReturnType<typeof open>, name: string, action: string): Promise<void> {
  await user.click(await opened.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await opened.findByRole('menuitem', { name: action }));
}

describe('providers', () => {
  test('are listed with their state and what they did', async () => {
    const { findByRole, getByRole } = open();
    expect((await findByRole('row', { name: /CPX Research/ })).textContent).toContain('R$ 74,725.23');
    expect(getByRole('row', { name: /BitLabs/ }).textContent).toContain('On, silent');
    expect(getByRole('row', { name: /Notik/ }).textContent).toContain('Not set up');
    expect(getByRole('button', { name: 'On 2' })).toBeTruthy();
  });

  test('are narrowed down by name and state', async () => {
    const { findByRole, queryByRole } = open({}, '?state=incomplete');
    expect(await findByRole('row', { name: /Notik/ })).toBeTruthy();
    expect(queryByRole('row', { name: /BitLabs/ })).toBeNull();
  });

  test('are switched off by an admin; one that lacks something cannot be switched on', async () => {
    const opened = open();
    await act(opened, 'CPX Research', 'Switch off');
    expect((await opened.findAllByText('CPX Research is off')).length).toBeGreaterThan(0);
    expect(sent(opened)).toEqual([{ isEnabled: false }]);
    await user.click(await opened.findByRole('button', { name: 'Actions for Notik' }));
    expect((await opened.findByRole('menuitem', { name: /Switch on/ })).textContent).toContain('Needs secret, range');
  });

  test('take a secret that is never shown, and send only what was changed', async () => {
    const opened = open();
    await act(opened, 'CPX Research', 'Settings…');
    const dialog = await opened.findByRole('dialog', { name: 'Settings of CPX Research' });
    const secret = within(dialog).getByLabelText('appHash');
    expect([secret.getAttribute('type'), (secret as HTMLInputElement).value]).toEqual(['password', '']);
    await user.type(secret, 'new-secret');
    await user.clear(within(dialog).getByLabelText('Hold, days'));
    await user.type(within(dialog).getByLabelText('Hold, days'), '7');
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect((await opened.findAllByText('CPX Research saved')).length).toBeGreaterThan(0);
    expect(sent(opened)).toEqual([{ secret: 'new-secret', holdDays: 7 }]);
  });

  test('are refused in the server’s words, with what was typed still there', async () => {
    const opened = open({ calls: { [CHANGE]: () => fail(400, 'provider_setting_invalid', 'allowedSenders: x is no address') } });
    await act(opened, 'CPX Research', 'Settings…');
    const dialog = await opened.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Allowed addresses'), '{Enter}x');
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await within(dialog).findByText('allowedSenders: x is no address')).toBeTruthy();
    expect((within(dialog).getByLabelText('Allowed addresses') as HTMLTextAreaElement).value).toBe('188.40.3.73\nx');
  });

  test('get another address, which is shown once and can be copied', async () => {
    const opened = open();
    await act(opened, 'CPX Research', 'Settings…');
    const dialog = await opened.findByRole('dialog', { name: 'Settings of CPX Research' });
    expect(within(dialog).getByText('Its calls go to /api/postbacks/a/***.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'New address; the old one works for 24 more hours' }));
    expect(await within(dialog).findByText('https://facet.example/api/postbacks/a/UNGUESSABLE')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeTruthy();
    const asked = opened.api.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
    expect(asked).toEqual([['/api/admin/providers/a/address', { keepsOldHours: 24 }]]);
  });

  test('whose address anybody can guess say so', async () => {
    const provider = someProvider({ address: { madeAt: null, madeBy: null, oldEndsAt: null, isBareTaken: true } });
    const opened = open({ calls: { 'GET /api/admin/providers': () => ({ providers: [provider] }) } });
    await act(opened, 'CPX Research', 'Settings…');
    expect(await opened.findByText('Anyone could know its address')).toBeTruthy();
  });

  test('are only looked at by a moderator', async () => {
    const opened = open({ operator: { role: 'moderator' } });
    await user.click(await opened.findByRole('button', { name: 'Actions for CPX Research' }));
    expect((await opened.findByRole('menuitem', { name: /Switch off/ })).textContent).toContain('Needs the role admin');
  });
});

describe('the form of a provider', () => {
  const before = formOf(someProvider());
  test.each([
    [{}, {}],
    [{ secret: 'x-secret' }, { secret: 'x-secret' }],
    [{ range: ' ' }, { range: null }],
    [{ allowedSenders: '10.0.0.1, 10.0.0.2\n' }, { allowedSenders: ['10.0.0.1', '10.0.0.2'] }],
    [{ allowedSenders: '' }, { allowedSenders: null }],
    [
      { ratePerUsd: '100', rateTolerancePercent: '5' },
      { ratePerUsd: '100', rateTolerancePercent: 5 },
    ],
    [{ publicIds: { publicId: ' 9 ' } }, { publicIds: { publicId: '9' } }],
  ])('%j is sent as %j', (typed, change) => {
    expect(changeOf(before, { ...before, ...typed })).toEqual(change);
  });

  test.each([
    [{ holdDays: '91' }, 'holdDays'],
    [{ holdDays: '1.5' }, 'holdDays'],
    [{ cap: '10000.01' }, 'cap'],
    [{ cap: '' }, 'cap'],
    [{ ratePerUsd: '0' }, 'ratePerUsd'],
    [{ rateTolerancePercent: '0' }, 'rateTolerancePercent'],
    [{ ratePerUsd: '' }, undefined],
  ])('%j has its problem in %s', (typed, field) => {
    expect(problemOf({ ...before, ...typed })?.field).toBe(field);
  });
});

describe('reward amounts', () => {
  test('are saved as they are typed', async () => {
    const opened = open();
    const weekly = await opened.findByLabelText('Weekly Challenge: pays, R$');
    await user.clear(weekly);
    await user.type(weekly, '250');
    await user.click(opened.getByRole('button', { name: 'Save amounts' }));
    expect((await opened.findAllByText('Reward amounts saved')).length).toBeGreaterThan(0);
    expect(sent(opened)[0]).toMatchObject({ weekly: '250', daily: ['10.00', '15.00', '20.00', '25.00', '30.00', '40.00', '50.00'] });
  });
});
