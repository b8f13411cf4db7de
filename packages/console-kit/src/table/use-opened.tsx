import { useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from 'react';

type Open<What> = (what: What) => void;

/**
 * What a list opens over itself, drawn by `draw`, and how it is opened. A long list is not drawn again for that: on a
 * slow phone it would take longer than the dialog.
 */
export function useOpened<What extends object>(
  draw: (what: What, close: () => void) => ReactNode,
): { opened: ReactNode; open: Open<What> } {
  const place = useRef<Open<What>>(null);
  return { opened: <Opened place={place} draw={draw} />, open: (what) => place.current?.(what) };
}

interface OpenedProps<What> {
  place: RefObject<Open<What> | null>;
  draw: (what: What, close: () => void) => ReactNode;
}

function Opened<What extends object>({ place, draw }: OpenedProps<What>): ReactNode {
  const [what, setWhat] = useState<What>();
  useImperativeHandle(place, () => setWhat, []);
  return what && draw(what, () => setWhat(undefined));
}
