import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import type { RegistryEntry } from './registry-entry.ts';
import { reloadPage } from './reload-page.ts';
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
    // A shell that is too old for the remote is cured by a new shell only.
    if (error instanceof RemoteError && error.failure === 'refused') return reloadPage();
    if (error instanceof RemoteError && !(await remotes.retry(entry.name))) return reloadPage();
    await again();
  };
  return <RemoteErrorCard entry={entry} error={error} onRetry={retry} />;
}
