import { useState } from 'react';
import type { CountStep, StepIsOpen } from '@facet/remote-kit';
import type { Setting } from '../site-settings/index.ts';

export type Place = NonNullable<Setting['firstStep']>;

interface SeenStep {
  place: Place;
  isOpen: StepIsOpen;
}

export interface SeenSteps {
  steps: readonly SeenStep[];
  /** For the rows of a place, the same at every render. */
  count: Readonly<Record<Place, CountStep>>;
}

/** The rows that are seen, also those that remotes bring: each tells how it stands. */
export function useSeenSteps(): SeenSteps {
  const [steps, setSteps] = useState<readonly SeenStep[]>([]);
  const [count] = useState(() => {
    const at =
      (place: Place): CountStep =>
      (isOpen) => {
        const step = { place, isOpen };
        setSteps((seen) => [...seen, step]);
        return () => setSteps((seen) => seen.filter((each) => each !== step));
      };
    return { login: at('login'), safety: at('safety'), money: at('money') };
  });
  return { steps, count };
}
