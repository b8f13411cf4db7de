import { useProfile } from '@facet/remote-kit';
import { useEffect, useRef } from 'react';

/** Calls `onMovement` when the balance has changed, in this tab or anywhere else. */
export function useMovement(onMovement: () => unknown): void {
  const balance = useProfile().profile?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    void onMovement();
  }, [balance, onMovement]);
}
