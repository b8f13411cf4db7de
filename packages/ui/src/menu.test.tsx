import { useState } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AlertDialog } from './dialog/alert-dialog.tsx';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function Row() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Menu trigger={<button type="button">Actions</button>} actions={[{ label: 'Delete…', onSelect: () => setOpen(true) }]} />
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete it?"
        description="It will be gone."
        confirmLabel="Delete"
        onConfirm={() => setOpen(false)}
      />
    </main>
  );
}

test('gives the focus back to its button when the dialog that an action opened is closed', async () => {
  const user = userEvent.setup();
  render(<Row />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(button));
});
