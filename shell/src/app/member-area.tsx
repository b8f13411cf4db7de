import { useEffect, useState } from 'react';
import { Navigate, RouterProvider, type RouteObject } from 'react-router-dom';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { MemberFrame } from '../frame/member-frame.tsx';
import { PageFailure } from '../frame/page-failure.tsx';
import { PendingPage } from '../frame/pending-page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { createShellRouter, type Remotes, type ShellRouter } from '../remotes/index.ts';
import { useLiveBalance } from '../store/index.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { RemotesContext } from './known-remotes.ts';

/** The shell's own pages for members. Nobody who comes here is banned. */
const routes: RouteObject[] = [
  { index: true, element: <DashboardPage />, handle: { title: 'Dashboard' } },
  { path: 'banned', element: <Navigate to="/" replace /> },
  // Who came by a friend’s link and has signed in on that page.
  { path: 'r/:username', element: <Navigate to="/" replace /> },
];

/** Everything behind the sign-in. Its router lives as long as the member is here, so that nobody else loads a remote's code. */
export function MemberArea({ memberId, remotes }: { memberId: string; remotes: Promise<Remotes> }) {
  const site = useSite(remotes);
  useLiveBalance(memberId);
  if (!site) return <LoadingDashboard />;
  return (
    <RemotesContext value={site.remotes}>
      <RouterProvider router={site.router} />
    </RemotesContext>
  );
}

/**
 * The remotes and a router of their own. A router starts at once, and RouterProvider misses what it does between its first render and
 * its commit; React may hold back the commit of something that has suspended. So nothing suspends here, and the two are one task.
 */
function useSite(promise: Promise<Remotes>): { remotes: Remotes; router: ShellRouter } | null {
  const [site, setSite] = useState<{ remotes: Remotes; router: ShellRouter } | null>(null);
  useEffect(() => {
    let isHere = true;
    let router: ShellRouter | undefined;
    void promise.then((remotes) => {
      if (!isHere) return;
      router = createShellRouter({
        remotes,
        routes,
        layout: <MemberFrame />,
        notFound: <NotFoundPage />,
        pending: <PendingPage />,
        failure: <PageFailure />,
      });
      setSite({ remotes, router });
    });
    return () => {
      isHere = false;
      router?.dispose();
    };
  }, [promise]);
  return site;
}
