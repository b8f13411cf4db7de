import { late } from '@facet/remote-kit';
import { LoadingDashboard } from './loading-dashboard.tsx';

/** What visitors do without comes in files of its own. Who is about to sign in expects the first. */
export const MemberArea = late(
  async () => (await import(/* webpackChunkName: "member-area" */ './member-area.tsx')).MemberArea,
  <LoadingDashboard />,
);
export const OwnFrameArea = late(
  async () => (await import(/* webpackChunkName: "own-frame-area" */ './own-frame-area.tsx')).OwnFrameArea,
  <LoadingDashboard />,
);
