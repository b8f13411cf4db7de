import type { Member } from './member.ts';
import { sessionApi } from './session-api.ts';

const FIVE_MINUTES_IN_SECONDS = 300;

export type Session = { status: 'loading'; member: null } | { status: 'visitor'; member: null } | { status: 'member'; member: Member };

/** Who is signed in. The answer is asked for again when it is over five minutes old. */
export function useSession(): Session {
  const { data, isError } = sessionApi.useGetUserQuery(undefined, { refetchOnMountOrArgChange: FIVE_MINUTES_IN_SECONDS });
  if (data) return { status: 'member', member: data };
  return { status: data === null || isError ? 'visitor' : 'loading', member: null };
}

/** The signed-in member. Only for pages that members alone reach; throws elsewhere. */
export function useMember(): Member {
  const { member } = useSession();
  if (!member) throw new Error('useMember: nobody is signed in');
  return member;
}
