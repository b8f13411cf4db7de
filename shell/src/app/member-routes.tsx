import { Navigate, type RouteObject } from 'react-router-dom';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { LazyLegalScreen } from '../legal/lazy-legal-screen.tsx';
import { t } from '../texts.ts';

/**
 * The shell's own pages for members, most in a file of their own. Nobody who comes here is banned. The build reads here
 * which files a page begins with.
 */
export const memberRoutes: RouteObject[] = [
  { index: true, element: <DashboardPage />, handle: { title: () => t('Dashboard') } },
  { path: 'me', lazy: () => import('../profile/profile-page.tsx'), handle: { title: () => t('Profile') } },
  { path: 'inbox', lazy: () => import('../inbox/inbox-page.tsx'), handle: { title: () => t('Notifications') } },
  { path: 'inbox/settings', lazy: () => import('../inbox/inbox-settings-page.tsx'), handle: { title: () => t('Notification settings') } },
  { path: 'help', lazy: () => import('../cases/help-page.tsx'), handle: { title: () => t('Help') } },
  { path: 'help/new', lazy: () => import('../cases/ask-page.tsx'), handle: { title: () => t('Ask a question') } },
  { path: 'help/:id', lazy: () => import('../cases/case-page.tsx'), handle: { title: () => t('Your case') } },
  { path: 'banned', element: <Navigate to="/" replace /> },
  { path: 'terms', element: <LazyLegalScreen path="/terms" />, handle: { title: () => t('Terms of Service') } },
  { path: 'privacy', element: <LazyLegalScreen path="/privacy" />, handle: { title: () => t('Privacy Policy') } },
  // Who came by a friend’s link and has signed in on that page.
  { path: 'r/:username', element: <Navigate to="/" replace /> },
];
