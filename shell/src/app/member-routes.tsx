import { Navigate, type RouteObject } from 'react-router-dom';
import { loadAsk, loadCase, loadHelp } from '../cases/index.ts';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { loadInbox, loadInboxSettings } from '../inbox/index.ts';
import { LazyLegalScreen } from '../legal/lazy-legal-screen.tsx';
import { loadProfile } from '../profile/index.ts';
import { t } from '../texts.ts';

/** The shell's own pages for members. Nobody who comes here is banned. */
export const memberRoutes: RouteObject[] = [
  { index: true, element: <DashboardPage />, handle: { title: () => t('Dashboard') } },
  { path: 'me', lazy: loadProfile, handle: { title: () => t('Profile') } },
  { path: 'inbox', lazy: loadInbox, handle: { title: () => t('Notifications') } },
  { path: 'inbox/settings', lazy: loadInboxSettings, handle: { title: () => t('Notification settings') } },
  { path: 'help', lazy: loadHelp, handle: { title: () => t('Help') } },
  { path: 'help/new', lazy: loadAsk, handle: { title: () => t('Ask a question') } },
  { path: 'help/:id', lazy: loadCase, handle: { title: () => t('Your case') } },
  { path: 'banned', element: <Navigate to="/" replace /> },
  { path: 'terms', element: <LazyLegalScreen path="/terms" />, handle: { title: () => t('Terms of Service') } },
  { path: 'privacy', element: <LazyLegalScreen path="/privacy" />, handle: { title: () => t('Privacy Policy') } },
  // Who came by a friend’s link and has signed in on that page.
  { path: 'r/:username', element: <Navigate to="/" replace /> },
];
