import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, fail } from '@facet/remote-kit/testing';
import { someSummary } from '../standalone/fake-statement.ts';
import { openPage, press, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('shows whose account it is, what they have and the least that can be withdrawn', async () => {
  page = openPage({ 'GET /api/settings/min_withdrawal': () => ({ value: '50' }) });
  expect(await screen.findByText('nova_builder')).toBeTruthy();
  expect(figureOf('Current Balance')).toBe('R$ 1,284');
  expect(await screen.findByText('50')).toBeTruthy();
  expect(figureOf('Minimum withdrawal amount')).toBe('R$ 50');
});

test('a debt is told before anything is chosen, and is gone when it is paid', async () => {
  page = openPage({ 'GET /api/user/transactions/summary': () => someSummary({ debt: '3.00' }) });
  expect(await screen.findByText('You owe R$ 3.00')).toBeTruthy();
  page.api.on('GET /api/user/transactions/summary', () => someSummary());
  act(() => page.shell.showBalance('2.00', '2046.40'));
  await waitFor(() => expect(screen.queryByText('You owe R$ 3.00')).toBeNull());
});

test('the minimum is 100 where the setting is absent', async () => {
  page = openPage({ 'GET /api/settings/min_withdrawal': () => fail(404, 'not_found', 'no such setting') });
  await screen.findByText('nova_builder');
  expect(figureOf('Minimum withdrawal amount')).toBe('R$ 100');
});

test('asks for the experiences of the member’s own account and moves the focus to the next step', async () => {
  page = openPage();
  await press('Validate account');
  const heading = await screen.findByRole('heading', { name: 'Choose an experience' });
  expect(page.api.sentTo('POST /api/validate-roblox-user')).toEqual([{ username: 'nova_builder' }]);
  expect(document.activeElement).toBe(heading);
});

test('without a username nothing is asked', async () => {
  page = openPage({}, { username: '' });
  await press('Validate account');
  expect(await validationFailure()).toContain('No username found');
  expect(page.api.sentTo('POST /api/validate-roblox-user')).toEqual([]);
});

test('no experience: says so, shows how to publish one, and stays', async () => {
  page = openPage({ 'POST /api/validate-roblox-user': () => ({ experiences: [], message: '' }) });
  await press('Validate account');
  expect(await validationFailure()).toContain(
    'No created experiences found for this user. You need to have at least one published experience on the game platform.',
  );
  expect(screen.getByRole('link', { name: 'How to publish one' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('heading', { name: 'Is this your account?' })).toBeTruthy();
});

describe('a failure says what the server said', () => {
  test.each([
    ['our words', () => fail(502, 'platform_failing', 'Failed to validate Roblox user'), 'Failed to validate Roblox userRequest fake'],
    ['no words of ours', () => fail(500, 'internal', ''), 'Failed to validate userRequest fake'],
    ['somebody else’s words', () => answer('<h1>Bad Gateway</h1>', 502), '502: the site answered with an error'],
    ['no answer', () => Promise.reject(new TypeError('failed to fetch')), 'The site did not answer.'],
  ])('%s', async (_name, call, text) => {
    page = openPage({ 'POST /api/validate-roblox-user': call });
    await press('Validate account');
    expect(await validationFailure()).toContain(text);
    expect(screen.queryByRole('link', { name: 'How to publish one' })).toBeNull();
  });
});

test('Validate again goes on once the platform answers', async () => {
  page = openPage({ 'POST /api/validate-roblox-user': () => fail(504, 'platform_slow', 'Failed to validate Roblox user') });
  await press('Validate account');
  await validationFailure();
  page.api.on('POST /api/validate-roblox-user', () => ({ experiences: [{ experienceId: '1', placeId: '2', name: 'Reef' }], message: '' }));
  await press('Validate again');
  expect(await screen.findByText('1 published by nova_builder')).toBeTruthy();
});

describe('who is not in the group', () => {
  const settings = [{ key: 'roblox_group_link', value: 'https://www.roblox.com/groups/1' }];
  const calls = { 'GET /api/withdraw/group': () => ({ group: 'missing' }), 'GET /api/public/settings': () => settings };

  test('is led to it before anything is chosen, and goes on after joining', async () => {
    page = openPage(calls);
    const link = await screen.findByRole('link', { name: 'Open the group' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([settings[0]?.value, 'noopener noreferrer']);
    await press('I’ve joined, check again');
    expect(await screen.findByText('We can’t see you in the group yet')).toBeTruthy();
    page.api.on('GET /api/withdraw/group', () => ({ group: 'joined' }));
    await press('I’ve joined, check again');
    await waitFor(() => expect(screen.queryByText('One thing first: join the group')).toBeNull());
  });

  test.each([
    ['in it', () => ({ group: 'joined' })],
    ['a site that asks for none', () => ({ group: 'not_required' })],
    ['a platform that does not answer', () => fail(502, 'platform_failing', 'away')],
  ])('says nothing to somebody else: %s', async (_who, group) => {
    page = openPage({ ...calls, 'GET /api/withdraw/group': group });
    await screen.findByText('nova_builder');
    await waitFor(() => expect(page.api.requests.some(({ path }) => path === '/api/withdraw/group')).toBe(true));
    expect(screen.queryByText('One thing first: join the group')).toBeNull();
  });
});

async function validationFailure(): Promise<string> {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Validation Failed');
  return alert.textContent;
}

function figureOf(label: string): string | undefined {
  return screen.getByText(label).nextElementSibling?.textContent;
}
