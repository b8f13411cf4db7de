import { useEffect } from 'react';
import { followBalance } from '@facet/remote-kit/host';
import { store } from './store.ts';

/** While a member is signed in, their balance changes on every screen as money moves. */
export function useLiveBalance(memberId: string | undefined): void {
  useEffect(() => (memberId === undefined ? undefined : followBalance(store, memberId)), [memberId]);
}
