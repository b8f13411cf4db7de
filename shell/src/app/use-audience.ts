import { useEffect, useRef, useState } from 'react';
import { useSession, type Member } from '@facet/remote-kit';
import { store } from '../store/index.ts';

/** Whom the page is for. */
export type Audience =
  { kind: 'unknown' } | { kind: 'visitor' } | { kind: 'suspended'; member: Member } | { kind: 'member'; member: Member };

/**
 * Who is here. Only the first question shows as unknown: after everything was forgotten (logout, sign-in) one is a visitor until
 * the answer says otherwise.
 */
export function useAudience(): Audience {
  const { status, member } = useSession();
  const [wasKnown, setWasKnown] = useState(false);
  if (!wasKnown && status !== 'loading') setWasKnown(true);
  useForgetOnChange(member?.id);

  if (member) return { kind: member.disabled ? 'suspended' : 'member', member };
  return { kind: status === 'visitor' || wasKnown ? 'visitor' : 'unknown' };
}

/** Another tab signed somebody else in: what was answered to the one before is not for him. */
function useForgetOnChange(memberId: string | undefined): void {
  const previousId = useRef<string>(undefined);
  useEffect(() => {
    if (previousId.current && memberId && previousId.current !== memberId) store.forgetAnswers();
    previousId.current = memberId;
  }, [memberId]);
}
