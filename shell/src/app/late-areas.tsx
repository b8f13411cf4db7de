import { lazy, Suspense, type ReactElement } from 'react';
import { LoadingDashboard } from './loading-dashboard.tsx';

const loadMemberArea = () => import(/* webpackChunkName: "member-area" */ './member-area.tsx');

/** What visitors do without comes in files of its own. */
export const MemberArea = lazy(async () => ({ default: (await loadMemberArea()).MemberArea }));
export const OwnFrameArea = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-frame-area" */ './own-frame-area.tsx')).OwnFrameArea,
}));

export const late = (area: ReactElement): ReactElement => <Suspense fallback={<LoadingDashboard />}>{area}</Suspense>;

/** Who is about to sign in will not have to wait for it. */
export function expectMember(): void {
  loadMemberArea().catch(() => undefined);
}
