import { Navigate, RouterProvider, type RouteObject } from 'react-router-dom';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { MemberFrame } from '../frame/member-frame.tsx';
import { PageFailure } from '../frame/page-failure.tsx';
import { PendingPage } from '../frame/pending-page.tsx';
import { InboxPage, InboxSettingsPage } from '../inbox/index.ts';
import { LazyLegalScreen } from '../legal/lazy-legal-screen.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { createShellRouter, type Remotes, type ShellRouter } from '../remotes/index.ts';
import { useLiveBalance } from '../store/index.ts';
import { t } from '../texts.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { RemotesContext } from './known-remotes.ts';
import { useSite } from './use-site.ts';

/** The shell's own pages for members. Nobody who comes here is banned. */
const routes: RouteObject[] = [
  { index: true, element: <DashboardPage />, handle: { title: () => t('Dashboard') } },
  { path: 'inbox', element: <InboxPage />, handle: { title: () => t('Notifications') } },
  { path: 'inbox/settings', element: <InboxSettingsPage />, handle: { title: () => t('Notification settings') } },
  { path: 'banned', element: <Navigate to="/" replace /> },
  { path: 'terms', element: <LazyLegalScreen path="/terms" />, handle: { title: () => t('Terms of Service') } },
  { path: 'privacy', element: <LazyLegalScreen path="/privacy" />, handle: { title: () => t('Privacy Policy') } },
  // Who came by a friend’s link and has signed in on that page.
  { path: 'r/:username', element: <Navigate to="/" replace /> },
];

interface MemberAreaProps {
  memberId: string;
  remotes: Promise<Remotes>;
  /** Not here since the page was loaded: the first page takes the focus. */
  hasSignedIn: boolean;
}

/** Everything behind the sign-in. Its router lives as long as the member is here, so that nobody else loads a remote's code. */
export function MemberArea({ memberId, remotes, hasSignedIn }: MemberAreaProps) {
  const site = useSite(remotes, (known) => createRouter(known, hasSignedIn));
  useLiveBalance(memberId);
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
    routes,
    layout: <MemberFrame takesFocus={hasSignedIn} />,
    notFound: <NotFoundPage />,
    pending: <PendingPage />,
    failure: <PageFailure />,
  });
}
