import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('acts once while its promise lasts, then again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const act = vi.fn<() => Promise<void>>(() => promise);
  render(<Button onClick={act}>Redeem code</Button>);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');

  resolve();
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  fireEvent.click(button);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a second press before anything was rendered does nothing', () => {
  const act = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  render(<Button onClick={act}>Redeem code</Button>);
  const button = screen.getByRole('button');
  // Both presses in one task: React has not rendered the busy state between them.
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(act).toHaveBeenCalledTimes(1);
});

test('a busy submit button swallows the click and the Enter key', async () => {
  const submit = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <input aria-label="Code" />
      <Button type="submit" busy>
        Redeem code
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Code'), 'X{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('a failed action leaves the button ready for another try', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')).catch(() => {}));
  render(<Button onClick={act}>Retry</Button>);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false));
});

test('keeps the focus while busy', async () => {
  const { rerender } = render(<Button>Login</Button>);
  await userEvent.tab();
  rerender(<Button busy>Login</Button>);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('gives its looks to a link', () => {
  render(
    <Button asChild variant="primary">
      <a href="/withdraw">Withdraw</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Withdraw' });
  expect(link.className).toContain('primary');
  expect(link.hasAttribute('type')).toBe(false);
});
