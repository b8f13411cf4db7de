import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOpened } from '../src/index.ts';

afterEach(cleanup);

const drawn = vi.fn<() => void>();

function List() {
  useEffect(drawn);
  const [price, setPrice] = useState(1);
  const { opened, open } = useOpened<{ name: string }>(({ name }, close) => (
    <dialog open>
      {name} at {price}
      <button onClick={close}>close</button>
    </dialog>
  ));
  return (
    <>
      <button onClick={() => open({ name: 'ruby' })}>open</button>
      <button onClick={() => setPrice(2)}>reprice</button>
      {opened}
    </>
  );
}

test('opens and closes without drawing the list again, and shows how what is listed stands by now', async () => {
  render(<List />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('open');
  expect(screen.getByRole('dialog').textContent).toContain('ruby at 1');
  await press('reprice');
  expect(screen.getByRole('dialog').textContent).toContain('ruby at 2');
  await press('close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(drawn).toHaveBeenCalledTimes(2);
});
