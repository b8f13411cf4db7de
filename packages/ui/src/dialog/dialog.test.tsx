import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose();
  };
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Login
      </button>
      <Dialog open={open} onOpenChange={change} title="Join our group first" description="Your account needs to be in it." />
    </main>
  );
}

test('is named and described, and holds the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  const dialog = screen.getByRole('dialog', { name: 'Join our group first', description: 'Your account needs to be in it.' });
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('Escape closes it and gives the focus back', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Login' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('leaves the focus where the page has put it while closing', async () => {
  render(<Page onClose={() => queueMicrotask(() => document.querySelector('main')?.focus())} />);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
