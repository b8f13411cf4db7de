import { createContext, useContext } from 'react';
import type { Remotes } from '../remotes/index.ts';

/** What the screens need to know of the remotes; none of their code. */
export type KnownRemotes = Pick<Remotes, 'entries' | 'failure' | 'ownerOf'>;

export const RemotesContext = createContext<KnownRemotes>({ entries: [], failure: null, ownerOf: () => undefined });

export function useRemotes(): KnownRemotes {
  return useContext(RemotesContext);
}

/** Whether some remote owns this path: nothing may link to a page that nobody brings. */
export function useIsDeclared(path: string): boolean {
  return useRemotes().entries.some(({ routes }) => routes.includes(path));
}
