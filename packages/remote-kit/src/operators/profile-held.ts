import { createContext, useContext, useLayoutEffect } from 'react';

/** Provided by a member's profile: keeps it from being shown until what it returns is called. Null elsewhere. */
export const HoldProfileContext = createContext<(() => () => void) | null>(null);

/**
 * For what stands above others in a member's profile (`isHeld` of `memberPanels`): while it is coming, nothing of the
 * profile is shown, so that it pushes nothing about.
 */
export function useProfileHeld(isComing: boolean): void {
  const hold = useContext(HoldProfileContext);
  useLayoutEffect(() => (isComing ? hold?.() : undefined), [hold, isComing]);
}
