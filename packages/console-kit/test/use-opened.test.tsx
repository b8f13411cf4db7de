import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useOpened } from '../src/index.ts';

afterEach(cleanup);

let lists = 0;

function List() {
  lists += 1;
  const [price, setPrice] = useState(1);
  const { opened, open } = useOpened<{ name: string }>(({ name }, close) => (
    <div role="dialog">
      {name} at {price}
      <button onClick={close}>close</button>
    </div>
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
  lists = 0;
  render(<List />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('open');
  expect(screen.getByRole('dialog').textContent).toContain('ruby at 1');
  await press('reprice');
  expect(screen.getByRole('dialog').textContent).toContain('ruby at 2');
  await press('close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(lists).toBe(2);
});
