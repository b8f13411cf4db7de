import { fireEvent } from '@testing-library/react';

/** A double click before any answer can come, however slow the machine: what must happen once must happen once. */
export function clickTwice(element: HTMLElement): void {
  element.focus();
  fireEvent.click(element);
  fireEvent.click(element);
}
