import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeWalls } from '../standalone/walls/fake-walls.ts';
import { SLOW_AFTER_MS } from '../src/walls/use-frame-load.ts';
import { openPage, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  page = openPage();
  await screen.findByRole('article', { name: 'BitLabs' });
});

afterEach(() => {
  cleanup();
  page.api.restore();
  vi.useRealTimers();
});

test('no frame is there before a wall is opened', () => {
  expect(document.querySelectorAll('iframe')).toHaveLength(0);
});

test('each wall opens its own frame in place, closed from the card or from the panel', async () => {
  await open('BitLabs');
  await open('Lootably');
  expect(frames()).toEqual(['BitLabs', 'Lootably']);

  await user.click(within(card('BitLabs')).getByRole('button', { name: 'Close BitLabs' }));
  expect(frames()).toEqual(['Lootably']);

  await user.click(within(panel('Lootably')).getByRole('button', { name: 'Close Lootably' }));
  expect(frames()).toEqual([]);
});

test('a frame is neither moved nor loaded anew when others open and close', async () => {
  await open('BitLabs');
  const frame = frameOf('BitLabs');
  const connected = vi.fn<() => void>();
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) if ([...addedNodes].some((node) => node.contains(frame))) connected();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await open('CPX Research');
  await open('ayeT-Studios');
  await user.click(within(card('CPX Research')).getByRole('button', { name: 'Close CPX Research' }));
  observer.disconnect();
  expect(frameOf('BitLabs')).toBe(frame);
  expect(connected).not.toHaveBeenCalled();
});

test('the frame is closed in: no top navigation, no referrer, no permission', async () => {
  await open('ayeT-Studios');
  const frame = frameOf('ayeT-Studios');
  expect(frame.getAttribute('src')).toBe(fakeWalls()[3]?.url);
  expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame.hasAttribute('allow')).toBe(false);
});

test('the focus goes into the panel that opens, and back to its button when it closes', async () => {
  await open('BitLabs');
  const toggle = within(card('BitLabs')).getByRole('button', { name: 'Close BitLabs' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toBe(panel('BitLabs'));
  expect(document.activeElement).toBe(panel('BitLabs'));

  await user.click(within(panel('BitLabs')).getByRole('button', { name: 'Close BitLabs' }));
  expect(document.activeElement).toBe(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes nothing', async () => {
  await open('BitLabs');
  await user.keyboard('{Escape}');
  expect(frames()).toEqual(['BitLabs']);
});

test('a skeleton stands in the place of the frame until it has loaded', async () => {
  await open('BitLabs');
  expect(screen.getByText('Loading BitLabs')).toBeTruthy();
  fireEvent.load(frameOf('BitLabs'));
  expect(screen.queryByText('Loading BitLabs')).toBeNull();
  passMs(SLOW_AFTER_MS);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a wall that stays silent for ten seconds is called so, with two ways out', async () => {
  await open('BitLabs');
  passMs(9_900);
  expect(screen.queryByRole('alert')).toBeNull();
  passMs(200);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('BitLabs hasn’t answered yet');
  const link = within(alert).getByRole('link', { name: 'Open in a new tab' });
  expect(link.getAttribute('href')).toBe(fakeWalls()[1]?.url);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');

  const silent = frameOf('BitLabs');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(silent.isConnected).toBe(false);
  expect(frameOf('BitLabs')).not.toBe(silent);
  expect(screen.getByText('Loading BitLabs')).toBeTruthy();
  expect(panel('BitLabs').contains(document.activeElement)).toBe(true);
  passMs(SLOW_AFTER_MS);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a wall that comes late is shown', async () => {
  await open('BitLabs');
  passMs(SLOW_AFTER_MS);
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.load(frameOf('BitLabs'));
  expect(screen.queryByRole('alert')).toBeNull();
});

function card(label: string): HTMLElement {
  return screen.getByRole('article', { name: label });
}

function panel(label: string): HTMLElement {
  return screen.getByRole('region', { name: label });
}

function frameOf(label: string): HTMLElement {
  return screen.getByTitle(label);
}

function frames(): string[] {
  return [...document.querySelectorAll('iframe')].map(({ title }) => title);
}

function open(label: string): Promise<void> {
  return user.click(within(card(label)).getByRole('button', { name: `Open ${label}` }));
}

function passMs(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
