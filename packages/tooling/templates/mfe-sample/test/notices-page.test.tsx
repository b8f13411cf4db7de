import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail, type RenderedRemote } from '@facet/remote-kit/testing';
import { fakeNotices } from '../standalone/fake-notices.ts';
import { openPage } from './open-page.tsx';

let page: RenderedRemote;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('shows each notice with its time', async () => {
  page = openPage();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('time')?.dateTime)).toEqual(fakeNotices.map(({ postedAt }) => postedAt));
  expect(rows[0]?.textContent).toContain('Open all week');
});

test('says that it is loading, then that there is none', async () => {
  const slow = Promise.withResolvers<unknown>();
  page = openPage({ 'GET /api/sample/notices': () => slow.promise });
  expect(await screen.findByText('Loading the notices')).toBeTruthy();
  slow.resolve({ notices: [] });
  expect(await screen.findByText('No notices yet')).toBeTruthy();
  expect(screen.queryByText('Loading the notices')).toBeNull();
});

test('says why they did not load, and Retry recovers', async () => {
  page = openPage({ 'GET /api/sample/notices': () => fail(503, 'unavailable', 'Sample is away for a moment.') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sample is away for a moment.');
  page.api.on('GET /api/sample/notices', () => ({ notices: fakeNotices }));
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notices' }));
});

test('markup in a notice stays text', async () => {
  page = openPage({ 'GET /api/sample/notices': () => ({ notices: [{ ...fakeNotices[0], text: '<img src=x>' }] }) });
  expect(await screen.findByText('<img src=x>')).toBeTruthy();
});
