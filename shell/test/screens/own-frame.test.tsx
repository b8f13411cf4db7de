import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declared, openSite } from './open-site.tsx';

// The remotes of these tests have no code: what stands in its place shows that the shell went for it.
const own = { ...declared('mfe-own', '/own', 'Own', 1), frame: 'own' as const };

test.each([
  ['a visitor', null],
  ['a member', {}],
  ['a disabled member', { disabled: true }],
])('%s comes to a page with a frame of its own, and nobody asks who they are', async (_who, member) => {
  const { api } = openSite({ path: '/own/page', member, entries: [own] });
  expect(await screen.findByText('Own did not load')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.title).toContain('Own');
  expect(api.requests.map(({ path }) => path)).not.toContain('/api/auth/user');
});

test('a page within the member’s frame is for members', async () => {
  openSite({ path: '/own', member: null, entries: [{ ...own, frame: 'member' }] });
  expect(await screen.findByRole('button', { name: 'Start Earning Now' })).toBeTruthy();
});

test('without the list of pages a visitor gets the landing page', async () => {
  openSite({ path: '/own', member: null, withoutRegistry: true });
  expect(await screen.findByRole('button', { name: 'Start Earning Now' })).toBeTruthy();
});
