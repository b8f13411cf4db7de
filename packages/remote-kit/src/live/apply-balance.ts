import type { HostStore } from '../host/host-store.ts';
import { sessionApi } from '../session/session-api.ts';
import type { BalanceEvent } from './balance-event.ts';

/** Shows a new balance wherever one is shown; a movement also refreshes the lists of movements. */
export function applyBalance({ dispatch }: Pick<HostStore, 'dispatch'>, { balance, totalEarned, type }: BalanceEvent): void {
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
  if (type !== null) dispatch(sessionApi.util.invalidateTags(['Transactions']));
}
