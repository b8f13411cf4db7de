import type { ReactNode } from 'react';
import { createBrowserRouter, redirectDocument, type RouteObject } from 'react-router-dom';
import { Page } from '@facet/ui';
import { hardenRoutes, type HardenOptions } from './harden-routes.tsx';
import { NavigationClock } from './navigation-clock.ts';
import { RegistryFailure } from './registry-failure.tsx';
import type { RegistryEntry } from './registry-entry.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import type { Remotes } from './remotes.ts';
import { watchRendering } from './watch-rendering.ts';

export interface ShellRouterOptions {
  remotes: Remotes;
  /** Whose pages it shows: those within the member’s frame (default), or those that bring their own. */
  frame?: 'member' | 'own';
  /** Around every page; renders an `<Outlet />`. */
  layout: ReactNode;
  /** The shell's own pages. */
  routes: readonly RouteObject[];
  notFound: ReactNode;
  /** While a remote's page is on its way on the first visit. */
  pending: ReactNode;
  /** When the shell itself breaks. */
  failure: ReactNode;
}

export type ShellRouter = ReturnType<typeof createBrowserRouter>;

/** One router for the shell's pages and the remotes' ones; those join when a path of theirs is first visited. */
export function createShellRouter({
  remotes,
  frame = 'member',
  layout,
  routes,
  notFound,
  pending,
  failure,
}: ShellRouterOptions): ShellRouter {
  const clock = new NavigationClock();
  const joined = new Set<string>();
  const rest: RouteObject = { path: '*', element: remotes.failure ? <RegistryFailure error={remotes.failure} /> : notFound };
  const places = remotes.entries.map((entry) => (entry.frame === frame ? placeOf(entry, remotes, notFound, pending) : elsewhere(entry)));
  // Without its own one the whole layout would give way while such a page is on its way.
  const own = routes.map((route): RouteObject => (route.lazy ? { ...route, hydrateFallbackElement: pending } : route));
  const children = [...own, ...places, rest];
  const router = createBrowserRouter(
    [{ id: 'shell', path: '/', element: layout, errorElement: failure, hydrateFallbackElement: pending, children }],
    {
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const entry = remotes.ownerOf(path);
        if (entry?.frame !== frame || joined.has(entry.name)) return;
        const module = await remotes.load(entry.name, clock.remainingMs());
        if (signal.aborted || joined.has(entry.name)) return;
        joined.add(entry.name);
        const inUse = remotes.inUse(entry.name) ?? entry;
        const { name, version } = inUse;
        const options: HardenOptions = {
          entry: inUse,
          clock,
          replacement: async (error, source) => (await remotes.replace(name, version, error, source))?.routes ?? null,
          onLate: (error) => remotes.hung(name, error),
          onBroken: (error) => remotes.broke(name, error),
        };
        patch(boundaryId(entry), hardenRoutes(module.routes, options));
      },
    },
  );
  startClockWithNavigations(router, clock);
  watchRendering(router, remotes, (name) => joined.has(name), clock);
  return router;
}

const boundaryId = ({ name }: RegistryEntry): string => `remote:${name}`;

/**
 * Where a remote's routes will join. The boundary has no path of its own, so that its error stays inside the layout;
 * the splats make the router look for routes (an exact match would end the search) and answer for what the remote does
 * not know.
 */
function placeOf(entry: RegistryEntry, remotes: Remotes, notFound: ReactNode, pending: ReactNode): RouteObject {
  return {
    id: boundaryId(entry),
    errorElement: <RemoteFallback entry={entry} remotes={remotes} />,
    hydrateFallbackElement: pending,
    children: entry.routes.map((route) => ({ path: `${route}/*`, element: inItsFrame(entry, notFound) })),
  };
}

/** What stands in place of a page that would have brought its own main part. */
function inItsFrame({ frame }: RegistryEntry, element: ReactNode): ReactNode {
  return frame === 'own' ? <Page>{element}</Page> : element;
}

/** Pages of the other frame: a page load, which starts with the right one. */
function elsewhere({ routes }: RegistryEntry): RouteObject {
  return { children: routes.map((route) => ({ path: `${route}/*`, loader: ({ request }) => redirectDocument(request.url) })) };
}

function startClockWithNavigations(router: ShellRouter, clock: NavigationClock): void {
  let current: unknown;
  router.subscribe(({ navigation }) => {
    if (navigation.location && navigation.location !== current) clock.start();
    current = navigation.location;
  });
}
