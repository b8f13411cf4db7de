import { RouterProvider } from 'react-router-dom';
import { MemberFrame } from '../frame/member-frame.tsx';
import { PageFailure } from '../frame/page-failure.tsx';
import { PendingPage } from '../frame/pending-page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { createShellRouter, type Remotes, type ShellRouter } from '../remotes/index.ts';
import { useLiveBalance } from '../store/index.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { RemotesContext } from './known-remotes.ts';
import { memberRoutes } from './member-routes.tsx';
import { useExpectedPages } from './use-expected-pages.ts';
import { useSite } from './use-site.ts';

interface MemberAreaProps {
  memberId: string;
  remotes: Promise<Remotes>;
  /** Not here since the page was loaded: the first page takes the focus. */
  hasSignedIn: boolean;
}

/**
 * Everything behind the sign-in. Its router lives as long as the member is here, so that nobody else loads a remote's
 * code.
 */
export function MemberArea({ memberId, remotes, hasSignedIn }: MemberAreaProps) {
  const site = useSite(remotes, (known) => createRouter(known, hasSignedIn));
  useLiveBalance(memberId);
  useExpectedPages(site);
  if (!site) return <LoadingDashboard />;
  return (
    <RemotesContext value={site.remotes}>
      <RouterProvider router={site.router} />
    </RemotesContext>
  );
}

function createRouter(remotes: Remotes, hasSignedIn: boolean): ShellRouter {
  return createShellRouter({
    remotes,
    frame: 'member',
    routes: memberRoutes,
    layout: <MemberFrame takesFocus={hasSignedIn} />,
    notFound: <NotFoundPage />,
    pending: <PendingPage />,
    failure: <PageFailure />,
  });
}
