import { useDeferredValue } from 'react';

/**
 * Draws what opens after the frame that answers the press: a slow phone needs 150 ms for a dialog, and until then its
 * button would stand still under the finger. Closing waits for nothing.
 */
export function useDeferredOpen(open: boolean): boolean {
  const isDrawn = useDeferredValue(open, false);
  return open && isDrawn;
}
