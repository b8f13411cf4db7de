import { act, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openPage } from './open-page.tsx';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  page?.api.restore();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('the switch of the sounds is the whole site’s: what the shell changes it shows, what it changes the shell hears', async () => {
  page = openPage('/games/bombs');
  const toggle = await page.findByRole('button', { name: 'Sound' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');

  localStorage.setItem('sound', 'on');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sound' })));
  expect(toggle.getAttribute('aria-pressed')).toBe('true');

  const heard = new Promise<string | null>((resolve) => {
    window.addEventListener('storage', ({ key }) => resolve(key), { once: true });
  });
  await userEvent.click(toggle);
  expect(await heard).toBe('sound');
  expect([localStorage.getItem('sound'), toggle.getAttribute('aria-pressed')]).toEqual(['off', 'false']);
});
