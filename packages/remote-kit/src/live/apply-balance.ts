import type { HostStore } from '../host/host-store.ts';
import { sessionApi } from '../session/session-api.ts';
import type { BalanceEvent } from './balance-event.ts';
import { tellTransaction } from './new-transactions.ts';

type Store = Pick<HostStore, 'dispatch'>;

/** Shows a new balance wherever one is shown; a transaction also refreshes the lists of transactions. */
export function applyBalance(store: Store, event: BalanceEvent): void {
  if (event.type !== null) tellTransaction(event);
  showBalance(store, event);
  // The state at the beginning: what rang before it was missed.
  store.dispatch(sessionApi.util.invalidateTags([event.type === null ? 'Notices' : 'Transactions']));
}

export function showBalance({ dispatch }: Store, { balance, totalEarned }: BalanceEvent): void {
  const figures = { balance, totalEarned, stale: false };
  dispatch(sessionApi.util.updateQueryData('getProfile', undefined, (profile) => void Object.assign(profile, figures)));
  dispatch(
    sessionApi.util.updateQueryData('getUser', undefined, (member) => {
      if (member) Object.assign(member, figures);
    }),
  );
}

/** Resolves when the answers with a balance in them that were asked for before now have come. */
export async function balancesUnderWay({ dispatch }: Store): Promise<void> {
  await Promise.all([
    dispatch(sessionApi.util.getRunningQueryThunk('getProfile', undefined)),
    dispatch(sessionApi.util.getRunningQueryThunk('getUser', undefined)),
  ]);
}
