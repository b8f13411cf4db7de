import type { Cohort } from '@facet/remote-kit';
import type { ErrorSource } from './telemetry-event.ts';
import type { Telemetry } from './telemetry.ts';
import { ownVersion } from './own-version.ts';
import { whoseError } from './whose-error.ts';

/** Reports what nobody catches. `cohortOf`: why this page has that version of a remote. Returns how to stop. */
export function watchErrors(telemetry: Telemetry, cohortOf: (name: string, version: string) => Cohort): () => void {
  const report = (source: ErrorSource, error: unknown, places: string): void => {
    // What is no Error was thrown on purpose: a refused call, a cancelled one. It says nothing about a version.
    if (!(error instanceof Error) || error.name === 'AbortError') return;
    const owner = whoseError(`${places}\n${error.stack ?? ''}`, location.origin);
    if (owner === null) return;
    telemetry.failed(owner === 'shell' ? ownVersion() : { ...owner, cohort: cohortOf(owner.name, owner.version) }, source, error);
  };
  const onError = ({ error, filename }: ErrorEvent): void => report('error', error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => report('rejection', reason, '');
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
