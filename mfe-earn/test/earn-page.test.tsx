import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fail } from '@facet/remote-kit/testing';
import { fakeWalls } from '../standalone/walls/fake-walls.ts';
import { openPage, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('shows a card for each wall, with its range to the letter', async () => {
  page = openPage();
  const ranges: Record<string, string> = {
    'CPX Research': '5-500 Robux',
    BitLabs: '10-800 Robux',
    Lootably: '20-2000 Robux',
    'ayeT-Studios': '10-1000 Robux',
  };
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  for (const [label, range] of Object.entries(ranges)) {
    expect(screen.getByRole('article', { name: label }).textContent).toContain(range);
  }
});

test('explains how to earn', async () => {
  page = openPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Earn Robux' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'How to Earn' })).toBeTruthy();
});

test('only a wall that offers it has a link to a new tab, which learns nothing of this page', async () => {
  page = openPage();
  const link = await screen.findByRole('link', { name: 'Open ayeT-Studios in a new tab' });
  expect(link.getAttribute('href')).toBe(fakeWalls()[3]?.url);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('says that it is loading until the walls are there', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  page = openPage({ 'GET /api/walls': () => promise });
  expect(await screen.findByText('Loading the walls')).toBeTruthy();
  resolve({ walls: fakeWalls() });
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByText('Loading the walls')).toBeNull();
});

test('says why the walls did not load, and Retry recovers', async () => {
  page = openPage({ 'GET /api/walls': () => fail(503, 'unavailable', 'Earning is closed for a moment.') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Walls did not load');
  expect(alert.textContent).toContain('Earning is closed for a moment.');
  page.api.on('GET /api/walls', () => ({ walls: fakeWalls() }));
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Survey and offer walls' }));
});

test('a Retry that fails again keeps the button and the focus', async () => {
  page = openPage({ 'GET /api/walls': () => fail(503, 'unavailable', 'Earning is closed for a moment.') });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  page.api.on('GET /api/walls', () => fail(504, 'timeout', 'Earning takes too long.'));
  await userEvent.click(retry);
  expect(await screen.findByText('Earning takes too long.')).toBeTruthy();
  expect(document.activeElement).toBe(retry);
});

test('says that there is none when the service lists none', async () => {
  page = openPage({ 'GET /api/walls': () => ({ walls: [] }) });
  expect(await screen.findByText('No walls available')).toBeTruthy();
});

test('a range that it cannot read is shown as it is', async () => {
  page = openPage({ 'GET /api/walls': () => ({ walls: [{ ...fakeWalls()[0], range: 'up to 500 Robux' }] }) });
  expect(await screen.findByText('up to 500 Robux')).toBeTruthy();
});
