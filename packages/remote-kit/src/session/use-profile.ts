import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { RequestError } from '../request/request-error.ts';
import type { Member } from './member.ts';
import { sessionApi } from './session-api.ts';
import { useSession } from './use-session.ts';

export interface Profile {
  /** With the balance as it is now; what the session knows until the profile is here. */
  profile: Member | null;
  error: RequestError | null;
  refetch: () => void;
}

/** The member with their current balance: it changes on its own as money moves. */
export function useProfile(): Profile {
  const { member } = useSession();
  const { data, error, refetch } = sessionApi.useGetProfileQuery(undefined, { skip: member === null });
  const isOurs = data !== undefined && data.id === member?.id;
  return {
    profile: isOurs ? data : member,
    error: error && 'kind' in error ? error : null,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** Call it after money moved: profile and transactions are asked for again wherever they are shown. */
export function useInvalidateProfile(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(sessionApi.util.invalidateTags(['Profile', 'Transactions'])), [dispatch]);
}
