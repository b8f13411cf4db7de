import { createContext, useContext, type ReactNode } from 'react';

/** Whether this is drawn when the shell is built, for all members at once. */
export const DrawnForAllContext = createContext(false);

/**
 * What only the member may see. In what is drawn for all of them its `place` stands instead: a skeleton of its size.
 */
export function Private({ place, children }: { place: ReactNode; children: ReactNode }) {
  return useContext(DrawnForAllContext) ? place : children;
}
