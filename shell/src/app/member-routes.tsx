import { Navigate, type RouteObject } from 'react-router-dom';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { MemberFrame } from '../frame/member-frame.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** The shell's own pages for members; remotes add theirs beside them. Nobody who comes here is banned. */
export const memberRoutes: RouteObject = {
  path: '/',
  element: <MemberFrame />,
  children: [
    { index: true, element: <DashboardPage />, handle: { title: 'Dashboard' } },
    { path: 'banned', element: <Navigate to="/" replace /> },
    { path: '*', element: <NotFoundPage />, handle: { title: '404 Page Not Found' } },
  ],
};
