import type { HostStore } from '../host/host-store.ts';
import { sessionApi } from '../session/session-api.ts';
import type { BalanceEvent } from './balance-event.ts';
import { tellTransaction } from './new-transactions.ts';

/** Shows a new balance wherever one is shown; a transaction also refreshes the lists of transactions. */
export function applyBalance({ dispatch }: Pick<HostStore, 'dispatch'>, event: BalanceEvent): void {
  const { balance, totalEarned, type } = event;
  if (type !== null) tellTransaction(event);
  dispatch(
    sessionApi.util.updateQueryData(
      'getProfile',
      undefined,
      (profile) => void Object.assign(profile, { balance, totalEarned, stale: false }),
    ),
  );
  dispatch(
    sessionApi.util.updateQueryData('getUser', undefined, (member) => {
      if (member) Object.assign(member, { balance, totalEarned, stale: false });
    }),
  );
  // The state at the beginning: what rang before it was missed.
  dispatch(sessionApi.util.invalidateTags([type === null ? 'Notices' : 'Transactions']));
}
