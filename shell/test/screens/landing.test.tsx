import { screen, within } from '@testing-library/react';
import { fail } from '@facet/remote-kit/testing';
import { expect, test } from 'vitest';
import { openSite } from './open-site.tsx';

const STATS = 'GET /api/public/stats';
const PAYOUTS = 'GET /api/live/payouts';
const SETTINGS = 'GET /api/public/settings';
const stats = { members: 12_480, robuxDistributed: '1924310.50', activeUsers: 836 };
const payout = { name: 'kod…', amount: '250.00', paidAt: new Date(Date.now() - 125_000).toISOString() };

function open(path: string, calls = {}) {
  return openSite({ path, member: null, calls: { [STATS]: () => stats, [PAYOUTS]: () => ({ payouts: [] }), ...calls } });
}

test('real figures are shown, and a figure that cannot be counted is a dash', async () => {
  open('/');
  const strip = await screen.findByRole('region', { name: 'Community Stats' });
  expect(await within(strip).findByText('12,480')).toBeTruthy();
  expect(strip.textContent).toContain('1,924,310');
  expect(strip.textContent).not.toContain('paid out');
});

test('what was distributed is told apart from what was paid out, where that is known', async () => {
  open('/', { [STATS]: () => ({ ...stats, robuxPaidOut: '1450.00' }) });
  expect(await screen.findByText(/“Distributed” is what members have earned; R\$ 1,450 of it has been paid out\./)).toBeTruthy();
});

test('without figures the page is whole', async () => {
  open('/', { [STATS]: () => fail(503, 'unavailable', 'away'), [PAYOUTS]: () => fail(503, 'unavailable', 'away') });
  const strip = await screen.findByRole('region', { name: 'Community Stats' });
  expect(await within(strip).findAllByText('–')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Start Earning Now' })).toBeTruthy();
  expect(screen.queryByText('Latest payouts')).toBeNull();
});

test('what was really paid out runs by, and nothing is made up where nothing was', async () => {
  open('/', { [PAYOUTS]: () => ({ payouts: [payout] }) });
  const ticker = await screen.findByRole('region', { name: 'Latest payouts' });
  expect(await within(ticker).findByText('kod…')).toBeTruthy();
  expect(within(ticker).getByText('2 min')).toBeTruthy();
});

test('no payouts, no box', async () => {
  open('/');
  await within(await screen.findByRole('region', { name: 'Community Stats' })).findByText('12,480');
  await expect.poll(() => screen.queryByText('Latest payouts')).toBeNull();
});

test('testimonials are marked as examples; the questions carry the figures of the settings', async () => {
  open('/', {
    [SETTINGS]: () => [
      { key: 'min_withdrawal', value: '150' },
      { key: 'event_min_total_earned', value: '25' },
      { key: 'discord_link', value: 'https://discord.test/facet' },
    ],
  });
  const voices = await screen.findByRole('region', { name: 'What members say' });
  expect(within(voices).getAllByText('Example')).toHaveLength(3);
  expect(await screen.findByText(/from 150 Robux\..*1-3 business days/)).toBeTruthy();
  expect(screen.getByText(/Anyone aged 13 or over.*To join events you need R\$ 25 in total/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Join Discord' }).getAttribute('href')).toBe('https://discord.test/facet');
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

test.each([
  ['/r/koda_rbx', 'koda_rbx invited you'],
  ['/r/%3Cscript%3E', undefined],
  ['/', undefined],
])('%s: %s', async (path, words) => {
  open(path);
  await screen.findByRole('button', { name: 'Start Earning Now' });
  expect(screen.queryByText(/invited you/)?.textContent).toBe(words);
});

test.each([
  ['/terms', 'Terms of Service', /at least 150 Robux/],
  ['/privacy', 'Privacy Policy', /No email address, no password/],
])('%s: %s, dated, with its contents', async (path, title, words) => {
  open(path, { [SETTINGS]: () => [{ key: 'min_withdrawal', value: '150' }] });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/Effective .*2026/)).toBeTruthy();
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  for (const link of within(contents).getAllByRole('link')) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
