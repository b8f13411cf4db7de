import { use, useEffect, useState } from 'react';
import { Navigate, RouterProvider, type RouteObject } from 'react-router-dom';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { MemberFrame } from '../frame/member-frame.tsx';
import { PageFailure } from '../frame/page-failure.tsx';
import { PendingPage } from '../frame/pending-page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { createShellRouter } from '../remotes/create-shell-router.tsx';
import type { Remotes } from '../remotes/index.ts';
import { useLiveBalance } from '../store/index.ts';
import { RemotesContext } from './known-remotes.ts';

/** The shell's own pages for members. Nobody who comes here is banned. */
const routes: RouteObject[] = [
  { index: true, element: <DashboardPage />, handle: { title: 'Dashboard' } },
  { path: 'banned', element: <Navigate to="/" replace /> },
];

/** Everything behind the sign-in. Its router lives as long as the member is here, so that nobody else loads a remote's code. */
export function MemberArea({ memberId, remotes: promise }: { memberId: string; remotes: Promise<Remotes> }) {
  const remotes = use(promise);
  const [router] = useState(() =>
    createShellRouter({
      remotes,
      routes,
      layout: <MemberFrame />,
      notFound: <NotFoundPage />,
      pending: <PendingPage />,
      failure: <PageFailure />,
    }),
  );
  useEffect(() => () => router.dispose(), [router]);
  useLiveBalance(memberId);

  return (
    <RemotesContext value={remotes}>
      <RouterProvider router={router} />
    </RemotesContext>
  );
}
