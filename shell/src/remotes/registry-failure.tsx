import { ErrorCard } from '@facet/ui';
import { reloadPage } from './reload-page.ts';
import type { RemoteError } from './remote-error.ts';

/** In the place of any page that is not the shell's own, while it is unknown which remotes there are. */
export function RegistryFailure({ error }: { error: RemoteError }) {
  return (
    <ErrorCard icon="unplug" title={error.message} onRetry={reloadPage}>
      The dashboard works. The other pages come back when the list does.
    </ErrorCard>
  );
}
