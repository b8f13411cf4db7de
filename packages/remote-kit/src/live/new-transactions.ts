import { useEffect, useRef } from 'react';
import type { BalanceEvent } from './balance-event.ts';

type Listener = (transaction: BalanceEvent) => void;

const listeners = new Set<Listener>();

/** Tells whoever listens in this tab, before the new balance is shown. */
export function tellTransaction(transaction: BalanceEvent): void {
  for (const listener of listeners) listener(transaction);
}

/**
 * Calls `onTransaction` for each transaction of the member's balance while the component is there, just before the new
 * balance is shown.
 */
export function useNewTransactions(onTransaction: Listener): void {
  const latest = useRef(onTransaction);
  useEffect(() => {
    latest.current = onTransaction;
  });
  useEffect(() => {
    const listener: Listener = (transaction) => latest.current(transaction);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
