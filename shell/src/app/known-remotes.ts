import { createContext, useContext } from 'react';
import type { RegistryRecord } from '@facet/remote-kit';

/** What the screens know of the remotes without any code of theirs. */
export interface KnownRemotes {
  entries: readonly { name: string; extras: Pick<RegistryRecord['extras'], 'routes' | 'navigation'> }[];
  /** Why the registry could not be read. */
  failure?: string | undefined;
}

export const RemotesContext = createContext<KnownRemotes>({ entries: [] });

export function useRemotes(): KnownRemotes {
  return useContext(RemotesContext);
}

/** Whether some remote owns this path: nothing may link to a page that nobody brings. */
export function useIsDeclared(path: string): boolean {
  return useRemotes().entries.some(({ extras }) => extras.routes.includes(path));
}
