import { useEffect } from 'react';
import { store } from '../store/index.ts';

const CHANNEL = 'session-end';

/** Shows the landing page, and forgets whatever was answered to the member. */
export function forgetMember(): void {
  history.replaceState(null, '', '/');
  store.forgetAnswers();
  forgetTab();
}

/** What remotes keep for this tab alone is the member's. What this browser is set to stays. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden: then nothing was kept.
  }
}

/** A logout ends the session in all tabs of the browser. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** While a member is here: another tab's logout is this tab's at once. Without channels the next call finds out. */
export function useLogoutElsewhere(isMemberHere: boolean): void {
  useEffect(() => {
    if (!isMemberHere || typeof BroadcastChannel !== 'function') return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', forgetMember);
    return () => channel.close();
  }, [isMemberHere]);
}
