import { useProfile } from '@facet/remote-kit';
import { useEffect, useRef } from 'react';

/** Calls `onTransaction` when the balance has changed, in this tab or anywhere else. */
export function useNewTransaction(onTransaction: () => unknown): void {
  const balance = useProfile().profile?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    void onTransaction();
  }, [balance, onTransaction]);
}
