import { useEffect, useRef, useState } from 'react';
import { sessionApi, useSession, type Member } from '@facet/remote-kit';
import { store } from '../store/index.ts';
import { noteMember, wasMemberHere } from './member-hint.ts';
import { useLogoutElsewhere } from './session-end.ts';

/** Whom the page is for. */
export type Audience =
  | { kind: 'unknown' }
  | { kind: 'unreachable'; isRetrying: boolean; retry: () => void }
  | { kind: 'visitor' }
  | { kind: 'suspended'; member: Member }
  | { kind: 'member'; member: Member };

/**
 * Who is here. Only the first question shows as unknown: after everything was forgotten (logout, sign-in) one is a
 * visitor until the answer says otherwise. When no answer comes, a member who was here before is told so instead of
 * being taken for a visitor. `isVisitor`: the first question is answered, nobody is here.
 */
export function useAudience(isVisitor: boolean): Audience {
  const { status, member } = useSession();
  const [wasKnown, setWasKnown] = useState(isVisitor);
  if (!wasKnown && status !== 'loading') setWasKnown(true);
  useForgetOnChange(member?.id);
  useLogoutElsewhere(member !== null);
  const unreachable = useUnreachable();

  if (unreachable) return unreachable;
  if (member) return { kind: member.disabled ? 'suspended' : 'member', member };
  return { kind: status === 'visitor' || wasKnown ? 'visitor' : 'unknown' };
}

/** From the first answer that fails to come until one comes. */
function useUnreachable(): Extract<Audience, { kind: 'unreachable' }> | null {
  const { data, isError, isFetching, refetch } = sessionApi.useGetUserQuery();
  const [isUnreachable, setUnreachable] = useState(false);
  const isAnswered = data !== undefined;
  if (isError && !isAnswered && !isUnreachable && wasMemberHere()) setUnreachable(true);
  if (isAnswered && isUnreachable) setUnreachable(false);
  useEffect(() => {
    if (isAnswered) noteMember(data !== null);
  }, [isAnswered, data]);
  return isUnreachable ? { kind: 'unreachable', isRetrying: isFetching, retry: () => void refetch() } : null;
}

/** Another tab signed somebody else in: what was answered to the one before is not for them. */
function useForgetOnChange(memberId: string | undefined): void {
  const previousId = useRef<string>(undefined);
  useEffect(() => {
    if (previousId.current && memberId && previousId.current !== memberId) store.forgetAnswers();
    previousId.current = memberId;
  }, [memberId]);
}
