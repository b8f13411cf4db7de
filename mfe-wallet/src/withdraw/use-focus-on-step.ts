import { useEffect, useRef, type RefObject } from 'react';

/**
 * The focus goes to the heading of a step that opens; the page itself has it at first, and keeps it until the step
 * changes.
 */
export function useFocusOnStep(step: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    ref.current?.querySelector('h2')?.focus();
  }, [step]);
  return ref;
}
