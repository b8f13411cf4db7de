import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declared, openSite } from './open-site.tsx';

const versions = [
  { deployable: 'mfe-earn', version: '2.0.0-abc', available: true },
  { deployable: 'mfe-gone', version: '9', available: false },
  { deployable: 'shell', version: '3', available: true },
];
const preview = { by: 'owner', expiresAt: '2026-11-21T20:00:00Z', versions };

test.each([{ member: {} }, { member: null }])('a preview says what, by whom, until when, and how to leave it: %j', async ({ member }) => {
  openSite({ member, preview, entries: [declared('mfe-earn', '/earn', 'Earn Robux', 20)] });
  const banner = await screen.findByRole('region', { name: 'Preview' });
  expect(banner.textContent).toContain('Earn Robux is version 2.0.0-abc.');
  expect(banner.textContent).toContain('Version 9 of mfe-gone is gone. You now see what everyone sees.');
  expect(banner.textContent).toContain('The site itself is version 3.');
  expect(banner.textContent).toMatch(/The link from owner works until 21 Nov/);
  expect(within(banner).getByRole('link', { name: 'Leave preview' }).getAttribute('href')).toBe('/preview/off');
});

test('nobody else sees the banner', async () => {
  openSite();
  await screen.findByText(/Welcome back/);
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});
