import type { RouteObject } from 'react-router-dom';

export type Lazy = () => Promise<Record<string, unknown>>;

/** What tells a route from its siblings, in whatever version of a remote. */
export type RoutePlace = string;

export function placeOf({ index, path }: RouteObject): RoutePlace {
  return index ? '(index)' : (path ?? '(layout)');
}

/** How its page comes, also one that came with the routes. */
export function lazyOf({ lazy, Component, element }: RouteObject): Lazy | undefined {
  if (typeof lazy === 'function') return lazy as Lazy;
  if (Component) return () => Promise.resolve({ Component });
  return element === undefined ? undefined : () => Promise.resolve({ Component: () => element });
}

/** `lazy` of the route at that place, seen from the top; undefined when these routes have none there. */
export function lazyAt(routes: readonly RouteObject[], [first, ...rest]: readonly RoutePlace[]): Lazy | undefined {
  const route = routes.find((candidate) => placeOf(candidate) === first);
  if (!route) return undefined;
  return rest.length === 0 ? lazyOf(route) : lazyAt(route.children ?? [], rest);
}
