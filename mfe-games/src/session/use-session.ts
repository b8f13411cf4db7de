import { useEffect, useState } from 'react';
import { useMember } from '@facet/remote-kit';
import { useGetRoundsInfiniteQuery } from '../api/games-api.ts';
import { withRounds, type Session } from './session.ts';

/** This tab's session, from the rounds that the page has anyway. A reload goes on with it. */
export function usePlaySession(): Session | null {
  const key = `games.session.${useMember().id}`;
  const { data } = useGetRoundsInfiniteQuery('all', { refetchOnMountOrArgChange: true });
  const [session, setSession] = useState(() => read(key));
  const [seen, setSeen] = useState<typeof data>(undefined);
  if (data && data !== seen) {
    setSeen(data);
    setSession(
      withRounds(
        session,
        data.pages.flatMap(({ rounds }) => rounds),
      ),
    );
  }
  useEffect(() => {
    if (session) store(key, session);
  }, [key, session]);
  return session;
}

function read(key: string): Session | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Session> | null;
    return typeof stored?.since === 'string' && Array.isArray(stored.rounds) ? { since: stored.since, rounds: stored.rounds } : null;
  } catch {
    return null;
  }
}

function store(key: string, session: Session): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(session));
  } catch {
    // private windows may refuse
  }
}
