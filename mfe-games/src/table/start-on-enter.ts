import type { KeyboardEvent } from 'react';

/** Enter in a field before a round presses the stage's button, as it sends a form. */
export function startOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.repeat || event.currentTarget.readOnly) return;
  document.querySelector<HTMLElement>('[data-play]')?.click();
}
