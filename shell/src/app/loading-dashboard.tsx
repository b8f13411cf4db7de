import { LoadingScreen } from '@facet/ui';
import { awaited, isFrameDrawn } from '../drawn/drawn-frame.ts';
import { legalPathOf } from '../legal/legal-path.ts';
import { t } from '../texts.ts';

/**
 * While it is not known who is here, or which pages there are. Terms and privacy are nobody's dashboard. A frame that
 * came drawn says so already.
 */
export function LoadingDashboard() {
  if (isFrameDrawn()) return <div {...awaited} />;
  return <LoadingScreen>{legalPathOf(location.pathname) ? t('Loading the page') : t('Loading your dashboard...')}</LoadingScreen>;
}
