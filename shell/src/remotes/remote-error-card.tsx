import { useEffect, useState } from 'react';
import { ErrorCard, Page } from '@facet/ui';
import { t } from '../texts.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { remoteErrorLabel } from './remote-error-label.ts';
import { titleOf } from './title-of.ts';

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
  const isPart = entry.frame === 'operators';
  const card = (
    <ErrorCard
      as={isPart ? 'h2' : 'h1'}
      icon="unplug"
      title={t('{title} did not load', { title: titleOf(entry) })}
      detail={`${entry.name} ${entry.version}`}
      retrying={isRetrying}
      onRetry={retry}
    >
      {isPart
        ? t('{reason} Everything else on this page works.', { reason: remoteErrorLabel(error) })
        : t('{reason} Everything else works. Your balance is safe.', { reason: remoteErrorLabel(error) })}
    </ErrorCard>
  );
  // The page would have brought its own main part.
  return entry.frame === 'own' ? <Page>{card}</Page> : card;
}
