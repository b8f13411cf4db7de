import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { applyStoredTheme } from './theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  applyStoredTheme();
});

test('follows the system until somebody chooses', () => {
  applyStoredTheme();
  expect(root.dataset.theme).toBeUndefined();
});

test('a choice is put on the page and remembered for the next visit', async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light' }));
  expect(root.dataset.theme).toBe('light');
  expect(screen.getByRole('button', { name: 'Switch to dark' })).toBeTruthy();

  delete root.dataset.theme;
  applyStoredTheme();
  expect(root.dataset.theme).toBe('light');
});

test('works for the visit where the browser forbids storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  applyStoredTheme();
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button'));
  expect(root.dataset.theme).toBe('light');
});

test('a stored value that is no theme is ignored', () => {
  localStorage.setItem('theme', 'javascript:alert(1)');
  applyStoredTheme();
  expect(root.dataset.theme).toBeUndefined();
});
