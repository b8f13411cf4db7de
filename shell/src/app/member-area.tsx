import { Navigate, RouterProvider, type RouteObject } from 'react-router-dom';
import { loadAsk, loadCase, loadHelp } from '../cases/index.ts';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { MemberFrame } from '../frame/member-frame.tsx';
import { PageFailure } from '../frame/page-failure.tsx';
import { PendingPage } from '../frame/pending-page.tsx';
import { loadInbox, loadInboxSettings } from '../inbox/index.ts';
import { LazyLegalScreen } from '../legal/lazy-legal-screen.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { loadProfile } from '../profile/index.ts';
import { createShellRouter, type Remotes, type ShellRouter } from '../remotes/index.ts';
import { useLiveBalance } from '../store/index.ts';
import { t } from '../texts.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { RemotesContext } from './known-remotes.ts';
import { useSite } from './use-site.ts';

/** The shell's own pages for members. Nobody who comes here is banned. */
const routes: RouteObject[] = [
  { index: true, element: <DashboardPage />, handle: { title: () => t('Dashboard') } },
  { path: 'me', lazy: loadProfile, handle: { title: () => t('Profile') } },
  { path: 'inbox', lazy: loadInbox, handle: { title: () => t('Notifications') } },
  { path: 'inbox/settings', lazy: loadInboxSettings, handle: { title: () => t('Notification settings') } },
  { path: 'help', lazy: loadHelp, handle: { title: () => t('Help') } },
  { path: 'help/new', lazy: loadAsk, handle: { title: () => t('Ask something') } },
  { path: 'help/:id', lazy: loadCase, handle: { title: () => t('Your case') } },
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
