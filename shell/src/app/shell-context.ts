import { createContext, useContext } from 'react';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { HostStore } from '@facet/remote-kit/host';
import type { KnownRemotes } from './known-remotes.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** What the screens stand on; made once at the start. */
export interface Shell {
  store: HostStore;
  /** Never rejects: a registry that does not answer is a `failure` beside no entries. */
  remotes: Promise<KnownRemotes>;
  /** A router of the shell's own routes with those of the remotes among them. */
  createRouter: (remotes: KnownRemotes, routes: RouteObject) => Router;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs <ShellContext> above it');
  return shell;
}
