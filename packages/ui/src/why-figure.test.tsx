import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { WhyFigure } from './why-figure.tsx';

afterEach(cleanup);

test('a figure answers when it is pressed and closes with Escape, the focus back on it', async () => {
  render(
    <WhyFigure question="Why R$ 12?" answer="Because you earned 12.">
      R$ 12
    </WhyFigure>,
  );
  const figure = screen.getByRole('button', { name: 'R$ 12 Why?' });
  await userEvent.click(figure);
  expect(screen.getByRole('dialog', { name: 'Why R$ 12?' }).textContent).toContain('Because you earned 12.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(figure);
});
