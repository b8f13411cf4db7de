import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
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
const replacement = vi.fn<(error: unknown, source: 'load' | 'render') => Promise<readonly RouteObject[] | null>>();
const onBroken = vi.fn<(error: unknown) => void>();

const onLate = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  lazy.mockReset();
  replacement.mockReset();
  onLate.mockReset();
  onBroken.mockReset();
  replacement.mockResolvedValue(null);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const options = () => ({ entry: entry as NonNullable<typeof entry>, clock: new NavigationClock(), replacement, onLate, onBroken });

async function open(): Promise<ComponentType> {
  const [route] = hardenRoutes([{ path: '/a', lazy } as RouteObject], options());
  if (typeof route?.lazy !== 'function') throw new Error('the route lost its lazy');
  const loaded = (await route.lazy()) as Record<string, unknown>;
  return loaded.Component as ComponentType;
}

async function expectThePage(Page: ComponentType): Promise<void> {
  render(createElement(Page));
  expect(await screen.findByText('The page')).toBeTruthy();
}

test('a page that comes is the page', async () => {
  lazy.mockResolvedValue(page);
  await expectThePage(await open());
});

test('one failure is bridged by a second try', async () => {
  lazy.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(page);
  await expectThePage(await open());
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
  await expectThePage(await open());
  expect(lazy).toHaveBeenCalledTimes(2);
  expect(replacement).toHaveBeenCalledExactlyOnceWith(new Error('404'), 'load');
});

test('a page below others is found at the same place in the other version', async () => {
  const gone = () => Promise.reject(new Error('404'));
  const routes = [{ path: '/a', children: [{ index: true }, { path: 'deep', children: [{ index: true, lazy: gone }] }] }] as RouteObject[];
  const other = [
    { path: '/a', children: [{ path: 'deep', children: [{ index: true, lazy: () => Promise.resolve(page) }] }] },
  ] as RouteObject[];
  replacement.mockResolvedValue(other);
  const lazy = lazyAt(hardenRoutes(routes, options()), ['/a', 'deep', '(index)']);
  await expectThePage((await lazy?.())?.Component as ComponentType);
});

test('a version that has no such page is no help', async () => {
  lazy.mockRejectedValue(new Error('404'));
  replacement.mockResolvedValue([{ path: '/elsewhere', lazy: () => Promise.resolve(page) } as RouteObject]);
  const Card = await open();
  render(<Card />);
  expect(screen.getByRole('heading').textContent).toBe('A did not load');
});

const broken = {
  Component: () => {
    throw new Error('drawn wrongly');
  },
};

test('a page that stops while it is drawn: a card, then the page of another version, which is there at once on the next visit', async () => {
  lazy.mockResolvedValue(broken);
  const { promise, resolve } = Promise.withResolvers<readonly RouteObject[]>();
  replacement.mockReturnValue(promise);
  const Page = await open();
  const { unmount } = render(<Page />);
  expect(screen.getByRole('heading').textContent).toBe('A did not load');
  resolve([{ path: '/a', lazy: () => Promise.resolve(page) } as RouteObject]);
  expect(await screen.findByText('The page')).toBeTruthy();
  expect(replacement).toHaveBeenCalledExactlyOnceWith(new Error('drawn wrongly'), 'render');
  unmount();
  render(<Page />);
  expect(screen.getByText('The page')).toBeTruthy();
});

test.each([{ Component: broken.Component }, { element: <broken.Component /> }])(
  'a page that came with the routes gives way like one that is fetched: %o',
  async (given) => {
    const [route] = hardenRoutes([{ path: '/a', ...given }], options());
    replacement.mockResolvedValue([{ path: '/a', Component: page.Component }]);
    if (typeof route?.lazy !== 'function') throw new Error('it is drawn without a guard');
    await expectThePage(((await route.lazy()) as Record<string, unknown>).Component as ComponentType);
    expect(route).not.toHaveProperty(Object.keys(given)[0] ?? '');
  },
);

test('another version that stops as well ends in the card, not in a loop; Retry draws again', async () => {
  let isBroken = true;
  const moody = { Component: () => (isBroken ? broken.Component() : <h1>The page</h1>) };
  lazy.mockResolvedValue(broken);
  replacement.mockResolvedValue([{ path: '/a', lazy: () => Promise.resolve(moody) } as RouteObject]);
  const Page = await open();
  render(<Page />);
  await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
  expect(replacement).toHaveBeenCalledTimes(1);
  isBroken = false;
  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('The page')).toBeTruthy();
});

test('a page that stops while there is no other version: the card, whose Retry draws it again', async () => {
  let isBroken = true;
  lazy.mockResolvedValue({ Component: () => (isBroken ? broken.Component() : <h1>The page</h1>) });
  const Page = await open();
  render(<Page />);
  expect(screen.getByRole('heading').textContent).toBe('A did not load');
  isBroken = false;
  fireEvent.click(screen.getByText('Retry'));
  expect(await screen.findByText('The page')).toBeTruthy();
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
