import { LoadingScreen } from '@facet/ui';
import { legalPathOf } from '../legal/legal-path.ts';
import { t } from '../texts.ts';

/** While it is not known who is here, or which pages there are. Terms and privacy are nobody's dashboard. */
export function LoadingDashboard() {
  return <LoadingScreen>{legalPathOf(location.pathname) ? t('Loading the page') : t('Loading your dashboard...')}</LoadingScreen>;
}
