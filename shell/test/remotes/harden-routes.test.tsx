import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hardenRoutes } from '../../src/remotes/harden-routes.tsx';
import { NavigationClock } from '../../src/remotes/navigation-clock.ts';
import { lazyAt } from '../../src/remotes/route-place.ts';
import { parseRegistry } from '../../src/remotes/parse-registry.ts';
import { someRecord } from './some-entry.ts';

const [entry] = parseRegistry({ microFrontends: { 'mfe-a': [someRecord('mfe-a', { title: 'A' })] } }).entries;
if (!entry) throw new Error('no entry');
const page = { Component: () => <h1>The page</h1> };
const lazy = vi.fn<() => Promise<Record<string, unknown>>>();
const replacement = vi.fn<(error: unknown) => Promise<readonly RouteObject[] | null>>();

const onLate = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  lazy.mockReset();
  replacement.mockReset();
  onLate.mockReset();
  replacement.mockResolvedValue(null);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const options = () => ({ entry: entry as NonNullable<typeof entry>, clock: new NavigationClock(), replacement, onLate });

async function open(): Promise<ComponentType> {
  const [route] = hardenRoutes([{ path: '/a', lazy } as RouteObject], options());
  if (typeof route?.lazy !== 'function') throw new Error('the route lost its lazy');
  const loaded = (await route.lazy()) as Record<string, unknown>;
  return loaded.Component as ComponentType;
}

test('a page that comes is the page', async () => {
  lazy.mockResolvedValue(page);
  expect(await open()).toBe(page.Component);
});

test('one failure is bridged by a second try', async () => {
  lazy.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(page);
  expect(await open()).toBe(page.Component);
  expect(lazy).toHaveBeenCalledTimes(2);
});

test('after two failures it never rejects: a card whose Retry brings the page', async () => {
  lazy.mockRejectedValue(new Error('lost'));
  const Card = await open();
  render(<Card />);
  expect(screen.getByRole('heading').textContent).toBe('A did not load');
  fireEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(lazy).toHaveBeenCalledTimes(3));
  await screen.findByText('Retry');
  lazy.mockResolvedValue(page);
  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('The page')).toBeTruthy();
});

test('a page whose file is gone comes from another version of the remote, also on its next visit', async () => {
  lazy.mockRejectedValue(new Error('404'));
  replacement.mockResolvedValue([{ path: '/b' }, { path: '/a', lazy: () => Promise.resolve(page) } as RouteObject]);
  expect(await open()).toBe(page.Component);
  expect(lazy).toHaveBeenCalledTimes(2);
  expect(replacement).toHaveBeenCalledExactlyOnceWith(new Error('404'));
});

test('a page below others is found at the same place in the other version', async () => {
  const gone = () => Promise.reject(new Error('404'));
  const routes = [{ path: '/a', children: [{ index: true }, { path: 'deep', children: [{ index: true, lazy: gone }] }] }] as RouteObject[];
  const other = [
    { path: '/a', children: [{ path: 'deep', children: [{ index: true, lazy: () => Promise.resolve(page) }] }] },
  ] as RouteObject[];
  replacement.mockResolvedValue(other);
  const lazy = lazyAt(hardenRoutes(routes, options()), ['/a', 'deep', '(index)']);
  expect(await lazy?.()).toBe(page);
});

test('a version that has no such page is no help', async () => {
  lazy.mockRejectedValue(new Error('404'));
  replacement.mockResolvedValue([{ path: '/elsewhere', lazy: () => Promise.resolve(page) } as RouteObject]);
  const Card = await open();
  render(<Card />);
  expect(screen.getByRole('heading').textContent).toBe('A did not load');
});

test('a page that is late takes the place of its card by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let arrive = (_loaded: Record<string, unknown>): void => undefined;
  lazy.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const opening = open();
  await vi.advanceTimersByTimeAsync(3_000);
  const Card = await opening;
  render(<Card />);
  expect(screen.getByText('Retry')).toBeTruthy();
  expect(onLate).toHaveBeenCalledTimes(1);
  arrive(page);
  expect(await screen.findByText('The page')).toBeTruthy();
});

test('all that one navigation loads shares one budget', () => {
  let now = 0;
  const clock = new NavigationClock(() => now);
  const whole = clock.remainingMs();
  expect(whole).toBeLessThan(3_000);
  now = 2_000;
  expect(clock.remainingMs()).toBe(whole - 2_000);
  clock.start();
  expect(clock.remainingMs()).toBe(whole);
});
