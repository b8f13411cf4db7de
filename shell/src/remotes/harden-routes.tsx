import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { GuardedPage } from './guarded-page.tsx';
import { LatePage } from './late-page.tsx';
import type { NavigationClock } from './navigation-clock.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { RemoteError } from './remote-error.ts';
import { lazyAt, lazyOf, placeOf, type Lazy, type RoutePlace } from './route-place.ts';
import { withDeadline } from './with-deadline.ts';

const PAUSE_MS = 300;

export interface HardenOptions {
  /** The version whose routes these are. */
  entry: RegistryEntry;
  clock: NavigationClock;
  /**
   * The routes of another version, once a file of this one did not come, or a page stopped while it was drawn; null
   * when there is none.
   */
  replacement: (error: unknown, source: 'load' | 'render') => Promise<readonly RouteObject[] | null>;
  /** A page stopped while it was drawn, and another version was tried before. */
  onBroken: (error: unknown) => void;
  /** A file did not come within the time. */
  onLate: (error: RemoteError) => void;
}

/**
 * The router remembers a rejected `lazy` for good (react-router 7.18). So none rejects: it is tried once more, then in
 * another version of the remote, and then resolves to a page that says what failed and can fetch the real one. What
 * comes is guarded while it is drawn.
 */
export function hardenRoutes(routes: readonly RouteObject[], options: HardenOptions, parents: readonly RoutePlace[] = []): RouteObject[] {
  return routes.map((route) => {
    const place = [...parents, placeOf(route)];
    const children = route.children && hardenRoutes(route.children, options, place);
    const lazy = lazyOf(route);
    const { Component: _guarded, element: _too, ...rest } = route;
    // The spread of a union of index and path routes loses which of the two it is.
    return { ...rest, ...(children && { children }), ...(lazy && { lazy: hardenLazy(lazy, place, options) }) } as RouteObject;
  });
}

function hardenLazy(load: Lazy, place: readonly RoutePlace[], options: HardenOptions): Lazy {
  const guarded = guardLazy(load, place, options);
  return async () => {
    try {
      return await guarded.load();
    } catch (error) {
      return { Component: () => <LatePage entry={options.entry} load={guarded.loadOnce} firstError={error} /> };
    }
  };
}

export interface GuardedLazy {
  /**
   * Tries twice, then another version, within the time; rejects with what was wrong at first. What it brings is guarded
   * while it is drawn.
   */
  load: Lazy;
  /** For somebody who has pressed Retry: takes its time. */
  loadOnce: Lazy;
}

export function guardLazy(
  load: Lazy,
  place: readonly RoutePlace[],
  { entry, clock, replacement, onLate, onBroken }: HardenOptions,
): GuardedLazy {
  const loadAnother = async (error: unknown, source: 'load' | 'render'): Promise<Record<string, unknown>> => {
    const routes = await replacement(error, source);
    const lazy = routes && lazyAt(routes, place);
    if (!lazy) throw error;
    return lazy();
  };
  const guard = (loaded: Record<string, unknown>): Record<string, unknown> => {
    let Page = loaded.Component as ComponentType | undefined;
    if (Page === undefined) return loaded;
    // Who comes back gets the one that worked.
    const another = async (error: unknown) => (Page = (await loadAnother(error, 'render')).Component as ComponentType);
    const Component = (props: object) =>
      Page && <GuardedPage entry={entry} Page={Page} props={props} replacement={another} onBroken={onBroken} />;
    return { ...loaded, Component };
  };
  const loadOnce: Lazy = () => load().catch((error: unknown) => loadAnother(error, 'load'));
  const loadTwice: Lazy = () => load().catch(() => pause().then(loadOnce));
  return {
    load: () =>
      withDeadline(loadTwice().then(guard), clock.remainingMs()).catch((error: unknown) => {
        if (error instanceof RemoteError && error.failure === 'timeout') onLate(error);
        throw error;
      }),
    loadOnce: async () => guard(await loadOnce()),
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
