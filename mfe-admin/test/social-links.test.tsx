import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { someSettings } from '../standalone/site-settings/fake-settings.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const LIST = 'GET /api/admin/settings';
const CHANGE = 'POST /api/admin/settings';
const GROUP = 'https://www.roblox.com/communities/1';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenPage = {}) => (page = openPage('/admin?tab=social', options));
const user = userEvent.setup();
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('shows the links in force and who saved them last', async () => {
  const { findByLabelText, getByLabelText, getByText, getByRole } = open();
  expect(((await findByLabelText('Discord link')) as HTMLInputElement).value).toBe('https://discord.gg/example');
  expect((getByLabelText('Roblox group link') as HTMLInputElement).value).toBe(GROUP);
  expect(getByText('Last saved 3 Nov 2026 by piotr_k')).toBeTruthy();
  expect((getByRole('button', { name: 'Save links' }) as HTMLButtonElement).disabled).toBe(true);
});

test('sends what was changed, one call each, with what was seen', async () => {
  const { findByLabelText, getByLabelText, getByRole, findByText, api } = open({
    calls: { [CHANGE]: ({ body }) => ({ ...(body as object), previous: '' }) },
  });
  type(await findByLabelText('Discord link'), ' https://discord.gg/new ');
  type(getByLabelText('Roblox group link'), 'https://www.roblox.com/communities/2');
  await user.click(getByRole('button', { name: 'Save links' }));
  expect(await findByText('Social media links updated successfully!')).toBeTruthy();
  expect(api.sentTo(CHANGE)).toEqual([
    { key: 'discord_link', value: 'https://discord.gg/new', expected: 'https://discord.gg/example' },
    { key: 'roblox_group_link', value: 'https://www.roblox.com/communities/2', expected: GROUP },
  ]);
  await waitFor(() => expect((getByRole('button', { name: 'Save links' }) as HTMLButtonElement).disabled).toBe(true));
});

test('sends no link that is none', async () => {
  const { findByLabelText, getByRole, findByText, api } = open();
  type(await findByLabelText('Twitter link'), 'http://x.com/example');
  await user.click(getByRole('button', { name: 'Save links' }));
  expect(await findByText('Please enter a link that begins with https://')).toBeTruthy();
  expect(api.sentTo(CHANGE)).toEqual([]);
});

test('does not overwrite what a colleague saved meanwhile; Discard shows it', async () => {
  const theirs = someSettings.map((each) => (each.key === 'discord_link' ? { ...each, value: 'https://discord.gg/theirs' } : each));
  const { findByLabelText, getByLabelText, getByRole, findByText, api } = open({
    calls: { [CHANGE]: () => fail(409, 'setting_changed', 'discord_link was changed to https://discord.gg/theirs meanwhile.') },
  });
  type(await findByLabelText('Discord link'), 'https://discord.gg/mine');
  api.on(LIST, () => ({ settings: theirs }));
  await user.click(getByRole('button', { name: 'Save links' }));
  expect(await findByText('Failed to update links')).toBeTruthy();
  expect((getByLabelText('Discord link') as HTMLInputElement).value).toBe('https://discord.gg/mine');
  await waitFor(() => expect(api.sentTo(LIST)).toHaveLength(2));
  await user.click(getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect((getByLabelText('Discord link') as HTMLInputElement).value).toBe('https://discord.gg/theirs'));
});

test('is only looked at by a moderator', async () => {
  const { findByLabelText, getByText } = open({ operator: { role: 'moderator' } });
  expect(((await findByLabelText('Discord link')) as HTMLInputElement).readOnly).toBe(true);
  expect(getByText('Needs the role admin')).toBeTruthy();
});

test('says when the links cannot be shown', async () => {
  const { findByText, findByRole, findByLabelText, api } = open({ calls: { [LIST]: () => fail(503, 'unavailable', 'identity is away') } });
  expect(await findByText('Social media links did not load')).toBeTruthy();
  api.on(LIST, () => ({ settings: someSettings }));
  await user.click(await findByRole('button', { name: 'Retry' }));
  expect(await findByLabelText('Discord link')).toBeTruthy();
});
