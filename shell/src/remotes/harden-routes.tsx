import type { RouteObject } from 'react-router-dom';
import { LatePage } from './late-page.tsx';
import type { NavigationClock } from './navigation-clock.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { withDeadline } from './with-deadline.ts';

const PAUSE_MS = 300;

type Lazy = () => Promise<Record<string, unknown>>;

/**
 * The router remembers a rejected `lazy` for good (react-router 7.18). So none rejects: it is tried once more, and then resolves to a
 * page that says what failed and can fetch the real one.
 */
export function hardenRoutes(routes: readonly RouteObject[], entry: RegistryEntry, clock: NavigationClock): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && hardenRoutes(route.children, entry, clock);
    const lazy = typeof route.lazy === 'function' ? hardenLazy(route.lazy as Lazy, entry, clock) : undefined;
    // The spread of a union of index and path routes loses which of the two it is.
    return { ...route, ...(children && { children }), ...(lazy && { lazy }) } as RouteObject;
  });
}

function hardenLazy(load: Lazy, entry: RegistryEntry, clock: NavigationClock): Lazy {
  const loadTwice: Lazy = () => load().catch(() => pause().then(load));
  return async () => {
    try {
      return await withDeadline(loadTwice(), clock.remainingMs());
    } catch (error) {
      return { Component: () => <LatePage entry={entry} load={load} firstError={error} /> };
    }
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
