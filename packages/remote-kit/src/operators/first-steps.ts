import { createContext, useContext, useLayoutEffect } from 'react';

/** Whether nobody has decided it; undefined: it is not known (yet). */
export type StepIsOpen = boolean | undefined;

/** Tells of a row that is there; what it returns tells that it is gone. */
export type CountStep = (isOpen: StepIsOpen) => () => void;

/** Provided by the console around rows of First steps; null elsewhere: nobody counts. */
export const CountStepContext = createContext<CountStep | null>(null);

/** For a row of First steps, whoever brings it: it is counted while it is there. */
export function useCountedStep(isOpen: StepIsOpen): void {
  const count = useContext(CountStepContext);
  useLayoutEffect(() => count?.(isOpen), [count, isOpen]);
}
