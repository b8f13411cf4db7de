import { useEffect, useState } from 'react';

/** How long a press may still have been meant for what the button did before. */
const GUARD_MS = 300;

/**
 * False for a moment after the meaning has changed from one to another: nobody who has just pressed did so for the new
 * one.
 */
export function useSettled<Meaning extends string>(meaning: Meaning | null): boolean {
  const [settled, setSettled] = useState(meaning);
  // Where nothing could be pressed before, nothing can be mistaken.
  if (settled === null && meaning !== null) setSettled(meaning);
  useEffect(() => {
    if (settled === meaning) return undefined;
    const timer = setTimeout(() => setSettled(meaning), GUARD_MS);
    return () => clearTimeout(timer);
  }, [settled, meaning]);
  return settled === meaning;
}
