import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A button of the stage once it may be pressed: for a moment after it has changed its meaning it may not. */
export async function ready(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
}
