import { isRequestError, useSearchParams } from '@facet/remote-kit';
import { useReadWithdrawalStartQuery, type StartCheck, type WithdrawalStart } from '../api/wallet-api.ts';

/**
 * What the wallet told when the page opened. It is old when money moves, and only what has been decided makes it new:
 * see `useWithdraw`.
 */
export interface Opening {
  data: WithdrawalStart | undefined;
  /** It is on its way for the first time. */
  isAsked: boolean;
  isChecking: boolean;
  /** The address asks for a withdrawal that is none of the member's, or not over. */
  isOfNone: boolean;
  /** Asks anew; the new answer, unless there is none. */
  checkAgain: () => Promise<WithdrawalStart | undefined>;
}

/**
 * One question: what can be withdrawn, what stands in the way, and the last withdrawal, or the one that the address
 * names, to repeat.
 */
export function useStart(): Opening {
  const of = useSearchParams()[0].get('of') ?? undefined;
  const { currentData: data, error, isFetching, refetch } = useReadWithdrawalStartQuery(of, { refetchOnMountOrArgChange: true });
  return {
    data,
    isAsked: isFetching,
    isChecking: isFetching,
    isOfNone: of !== undefined && isRequestError(error) && error.kind === 'refused' && error.status === 404,
    checkAgain: async () => (await refetch()).data,
  };
}

/** How a check came out; a wallet that does not tell of it does not know. */
export function stateOf(start: Pick<WithdrawalStart, 'checks'> | undefined, wanted: StartCheck['check']): StartCheck['state'] {
  return start?.checks.find(({ check }) => check === wanted)?.state ?? 'unknown';
}
