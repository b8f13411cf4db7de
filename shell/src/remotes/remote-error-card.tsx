import { useEffect, useState } from 'react';
import { ErrorCard } from '@facet/ui';
import type { RegistryEntry } from './registry-entry.ts';
import { RemoteError } from './remote-error.ts';

export interface RemoteErrorCardProps {
  entry: RegistryEntry;
  error: unknown;
  /** Settles when the attempt is over, well or not. */
  onRetry: () => Promise<unknown>;
}

/** In the place of a remote that did not load: what failed, that the rest works, and a Retry that tries in earnest. */
export function RemoteErrorCard({ entry, error, onRetry }: RemoteErrorCardProps) {
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => console.error(`${entry.name} ${entry.version}`, error), [entry, error]);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <ErrorCard
      icon="unplug"
      title={`${entry.title} did not load`}
      detail={`${entry.name} ${entry.version}`}
      retrying={isRetrying}
      onRetry={retry}
    >
      {reasonOf(error)} Everything else works. Your balance is safe.
    </ErrorCard>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof RemoteError ? error.message : 'The page stopped with an error.';
}
