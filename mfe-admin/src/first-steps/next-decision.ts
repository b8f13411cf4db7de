import { useRef, type RefObject } from 'react';

const OPEN = '[data-step="open"]';
const CONTROL = 'button, a[href]';

/** Goes to the next step that nobody has decided, from the last one that it went to; after the last to the first. */
export function useNextDecision(within: RefObject<HTMLElement | null>): () => void {
  const last = useRef<Element>(null);
  return () => {
    const open = [...(within.current?.querySelectorAll(OPEN) ?? [])];
    const next = open.find((row) => isAfter(row, last.current)) ?? open[0];
    if (!next) return;
    last.current = next;
    next.scrollIntoView({ block: 'center' });
    next.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
  };
}

/** Of a row that has gone meanwhile each is after. */
function isAfter(row: Element, last: Element | null): boolean {
  return last === null || !last.isConnected || (last.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
