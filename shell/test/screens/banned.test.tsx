import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { openSite } from './open-site.tsx';

const banned = { disabled: true, banReason: 'Two accounts on one device', bannedAt: '2026-11-20T18:42:00.000Z' };

test.each(['/', '/earn', '/nowhere'])('a suspended member who opens %s is led to /banned', async (path) => {
  const { api } = openSite({ path, member: banned });
  await screen.findByRole('heading', { name: 'Account Suspended' });
  expect(location.pathname).toBe('/banned');
  expect(document.title).toBe('Account Suspended · Facet');
  expect(document.body.textContent).toContain('Two accounts on one device');
  expect(document.body.textContent).toContain('20 November 2026');
  expect(document.body.textContent).toContain('nova_builder');
  const appeal = await screen.findByRole('link', { name: 'Appeal on Discord' });
  expect(appeal.getAttribute('href')).toBe('https://example.com/discord');
  expect(api.requests.map((request) => request.path)).not.toContain('/api/user/transactions');
});

test('an unknown date says so', async () => {
  openSite({ member: { ...banned, bannedAt: null } });
  expect((await screen.findByText('Suspended on')).nextSibling?.textContent).toBe('Unknown');
});

test('the history does not lead out of /banned', async () => {
  openSite({ path: '/earn', member: banned });
  await screen.findByRole('heading', { name: 'Account Suspended' });
  act(() => {
    history.pushState(null, '', '/withdraw');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(location.pathname).toBe('/banned');
});

test('who is not suspended is led from /banned to the dashboard', async () => {
  openSite({ path: '/banned' });
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  expect(location.pathname).toBe('/');
});

test('a suspension in the middle of a visit shows as soon as a call is refused', async () => {
  const refused = () => fail(403, 'account_disabled', 'This account is disabled');
  const site = openSite({ calls: { 'GET /api/public/stats': () => fail(503, 'unavailable', 'away') } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  site.setMember(banned);
  site.api.on('GET /api/public/stats', refused);
  await userEvent.click(retry);
  await screen.findByRole('heading', { name: 'Account Suspended' });
  expect(location.pathname).toBe('/banned');
});

test('a suspended member may log out', async () => {
  openSite({ member: banned });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Start Earning Now' });
  await waitFor(() => expect(location.pathname).toBe('/'));
});
