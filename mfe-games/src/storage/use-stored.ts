import { useState } from 'react';

/** A text that this browser remembers under a key. One that cannot be stored lasts as long as the page. */
export function useStored(key: string, initial: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => read(key) ?? initial);
  const store = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // private windows may refuse
    }
  };
  return [value, store];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
