import { useState } from 'react';

export interface Opened {
  /** One of them is enough: a run stays open while rounds join it at either end. */
  has: (names: readonly string[]) => boolean;
  toggle: (names: readonly string[]) => void;
}

/** Which entries are open, by name: a list that is asked for again, or grows, leaves them so. */
export function useOpened(): Opened {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const has = (names: readonly string[]) => names.some((name) => opened.has(name));
  return {
    has,
    toggle: (names) => setOpened(has(names) ? opened.difference(new Set(names)) : opened.union(new Set(names))),
  };
}
