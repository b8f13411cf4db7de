import { useEffect, useRef } from 'react';
import { sessionApi, useMember } from '@facet/remote-kit';
import { store } from '../store/index.ts';
import { inboxApi, type Notice } from './inbox-api.ts';

/**
 * What was on the screen is read once the member turns away, to another page or another tab: until then it stays marked
 * as new. Who is suspended or logged out did not turn away. `notices`: of all kinds, the newest first; undefined: not
 * shown, or only some.
 */
export function useReadOnLeaving(notices: readonly Notice[] | undefined): void {
  const [readNotices] = inboxApi.useReadNoticesMutation();
  const { id: memberId } = useMember();
  const newest = useRef<Notice>(undefined);
  useEffect(() => {
    if (notices) newest.current = notices[0];
  }, [notices]);
  useEffect(() => {
    let readId: string | undefined;
    const read = () => {
      if (!newest.current?.isNew || newest.current.id === readId || !isStillHere(memberId)) return;
      readId = newest.current.id;
      void readNotices({ upTo: readId });
    };
    const readWhenHidden = () => {
      if (document.visibilityState === 'hidden') read();
    };
    document.addEventListener('visibilitychange', readWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', readWhenHidden);
      if (document.visibilityState !== 'hidden') read();
    };
  }, [memberId, readNotices]);
}

function isStillHere(memberId: string): boolean {
  const { data: member } = sessionApi.endpoints.getUser.select()(store.getState());
  return member?.id === memberId && !member.disabled;
}
