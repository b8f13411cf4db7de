import { LoadingScreen } from '@facet/ui';
import { t } from '../texts.ts';

/** While it is not known who is here, or which pages there are. */
export function LoadingDashboard() {
  return <LoadingScreen>{t('Loading your dashboard...')}</LoadingScreen>;
}
