import { useEffect, useState, type ComponentType } from 'react';
import type { RegistryEntry } from './registry-entry.ts';
import { reloadPage } from './reload-page.ts';
import { RemoteError } from './remote-error.ts';
import { RemoteErrorCard } from './remote-error-card.tsx';

export interface LatePageProps {
  entry: RegistryEntry;
  /** Fetches the real page: what its `lazy` does. */
  load: () => Promise<Record<string, unknown>>;
  firstError: unknown;
}

/** Stands in for a page whose file did not come; becomes the page when it comes, late or on Retry. */
export function LatePage({ entry, load, firstError }: LatePageProps) {
  const [Page, setPage] = useState<ComponentType | null>(null);
  const [error, setError] = useState(firstError);
  const show = (loaded: unknown): void => {
    const page = pageOf(loaded);
    // A page with a loader needs the router from the start.
    if (page) setPage(() => page);
    else void reloadPage();
  };
  useEffect(() => {
    if (firstError instanceof RemoteError) firstError.late?.then(show, () => undefined);
  }, [firstError]);
  if (Page) return <Page />;
  const retry = async (): Promise<void> => {
    // Asked again, webpack would go on waiting for the request that hangs: only a new page makes a new one.
    if (error instanceof RemoteError && error.failure === 'timeout') return reloadPage();
    await load().then(show, setError);
  };
  return <RemoteErrorCard entry={entry} error={error} onRetry={retry} />;
}

function pageOf(loaded: unknown): ComponentType | null {
  if (typeof loaded !== 'object' || loaded === null || 'loader' in loaded || 'action' in loaded) return null;
  return 'Component' in loaded && typeof loaded.Component === 'function' ? (loaded.Component as ComponentType) : null;
}
