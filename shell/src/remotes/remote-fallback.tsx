import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import type { RegistryEntry } from './registry-entry.ts';
import { prepareRetry } from './prepare-retry.ts';
import { RemoteError } from './remote-error.ts';
import { RemoteErrorCard } from './remote-error-card.tsx';
import type { Remotes } from './remotes.ts';

/** The boundary of one remote: catches what fails while it loads and while it is drawn. */
export function RemoteFallback({ entry, remotes }: { entry: RegistryEntry; remotes: Remotes }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const again = async (): Promise<void> => navigate(location, { replace: true, preventScrollReset: true });

  useEffect(() => {
    if (!(error instanceof RemoteError)) return remotes.broke(entry.name, error);
    let isShown = true;
    error.late?.then(
      () => (isShown ? again() : undefined),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each error; `again` is new with each render
  }, [error]);

  const retry = async (): Promise<void> => {
    if (await prepareRetry(remotes, entry.name, error)) await again();
  };
  return <RemoteErrorCard entry={entry} error={error} onRetry={retry} />;
}
