import { LoadingScreen } from '@facet/ui';

/** While it is not known who is here, or which pages there are. */
export function LoadingDashboard() {
  return <LoadingScreen>Loading your dashboard...</LoadingScreen>;
}
