import { ErrorCard } from '@facet/ui';
import { t } from '../texts.ts';
import { reloadPage } from './reload-page.ts';
import type { RemoteError } from './remote-error.ts';
import { remoteErrorLabel } from './remote-error-label.ts';

/** In the place of any page that is not the shell's own, while it is unknown which remotes there are. */
export function RegistryFailure({ error }: { error: RemoteError }) {
  return (
    <ErrorCard icon="unplug" title={remoteErrorLabel(error)} onRetry={reloadPage}>
      {t('The dashboard works. The other pages come back when the list does.')}
    </ErrorCard>
  );
}
