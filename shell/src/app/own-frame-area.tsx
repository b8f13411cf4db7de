import { useMemo } from 'react';
import { redirectDocument, RouterProvider, type RouteObject } from 'react-router-dom';
import { OperatorsHostContext } from '@facet/remote-kit';
import { BareFrame } from '../frame/bare-frame.tsx';
import { PageFailure } from '../frame/page-failure.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { createOperatorsHost, createShellRouter, type Remotes, type ShellRouter } from '../remotes/index.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { RemotesContext } from './known-remotes.ts';
import { useSite } from './use-site.ts';

/** The way back to the member's frame is a page load. */
const routes: RouteObject[] = [{ index: true, loader: ({ request }) => redirectDocument(request.url) }];

/** Pages of remotes that bring their own frame: nobody is asked who they are, that is their affair. */
export function OwnFrameArea({ remotes }: { remotes: Promise<Remotes> }) {
  const site = useSite(remotes, createRouter);
  const host = useMemo(() => site && createOperatorsHost(site.remotes), [site]);
  if (!site || !host) return <LoadingDashboard />;
  return (
    <RemotesContext value={site.remotes}>
      <OperatorsHostContext value={host}>
        <RouterProvider router={site.router} />
      </OperatorsHostContext>
    </RemotesContext>
  );
}

function createRouter(remotes: Remotes): ShellRouter {
  return createShellRouter({
    remotes,
    frame: 'own',
    routes,
    layout: <BareFrame />,
    notFound: <NotFoundPage />,
    pending: <LoadingDashboard />,
    failure: <PageFailure />,
  });
}
