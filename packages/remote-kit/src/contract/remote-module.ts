import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { RouteObject } from 'react-router-dom';
import type { CONTRACT_VERSION } from './contract-version.ts';

/** A slice of the store; its `reducerPath` is the remote's name or begins with `<name>/`. */
export interface RemoteSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** What `createRemoteApi` returns, as far as the shell needs it. */
export interface RemoteApi extends RemoteSlice {
  middleware: Middleware;
  util: { resetApiState: () => { type: string } };
}

/** Read by the shell from the deepest route that has one. */
export interface RouteHandle {
  /** Title of the page, without the name of the site: `() => t('Statement')`. Asked for when the page is shown. */
  title: string | (() => string);
}

/**
 * A page's route. Paths are absolute and lie within `routes` of remote.json; `lazy` keeps each page in a file of its
 * own.
 */
export type RemoteRoute = RouteObject & { path: `/${string}`; handle: RouteHandle };

/** The default export of `src/module.ts`. */
export interface RemoteModule {
  contract: typeof CONTRACT_VERSION;
  routes: readonly RemoteRoute[];
  api?: RemoteApi | undefined;
  slices?: readonly RemoteSlice[] | undefined;
}

/** Names the shape where a remote is written, so that a mistake shows there. */
export function defineRemote(module: RemoteModule): RemoteModule {
  return module;
}
