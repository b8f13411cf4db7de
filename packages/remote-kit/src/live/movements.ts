import { useEffect, useRef } from 'react';
import type { BalanceEvent } from './balance-event.ts';

type Listener = (movement: BalanceEvent) => void;

const listeners = new Set<Listener>();

/** Tells whoever listens in this tab, before the new balance is shown. */
export function tellMovement(movement: BalanceEvent): void {
  for (const listener of listeners) listener(movement);
}

/** Calls `onMovement` for each movement of the member's balance while the component is there, just before the new balance is shown. */
export function useMovements(onMovement: Listener): void {
  const latest = useRef(onMovement);
  useEffect(() => {
    latest.current = onMovement;
  });
  useEffect(() => {
    const listener: Listener = (movement) => latest.current(movement);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
