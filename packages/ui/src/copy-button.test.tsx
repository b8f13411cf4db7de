import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from './ui-provider.tsx';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('says Copied for 2 s', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<CopyButton text="https://example.test/r/nova" />, { wrapper: UiProvider });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(writeText).toHaveBeenCalledWith('https://example.test/r/nova');
  expect(screen.getByRole('button').textContent).toBe('Copied');
  passMs(1900);
  expect(screen.getByRole('button').textContent).toBe('Copied');
  passMs(200);
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

test('says so where the clipboard refuses', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  render(<CopyButton text="x" />, { wrapper: UiProvider });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByText('Could not copy')).toBeTruthy();
});

function passMs(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
