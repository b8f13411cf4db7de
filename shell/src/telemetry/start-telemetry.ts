import type { Cohort } from '@facet/remote-kit';
import { ownVersion } from './own-version.ts';
import type { Deployed } from './telemetry-event.ts';
import { telemetry } from './page-telemetry.ts';
import { watchErrors } from './watch-errors.ts';

/** What is known of the remotes once the registry was read. */
export interface KnownVersions {
  cohortOf: (name: string, version: string) => Cohort;
  /** The version in use of the remote that owns a path. */
  deployedAt: (path: string) => Deployed | undefined;
}

/** Begins to watch this page. `versions` never rejects; until it is there everything is the shell's. */
export function startTelemetry(versions: Promise<KnownVersions>): void {
  let known: KnownVersions | undefined;
  void versions.then((found) => (known = found));
  watchErrors(telemetry, (name, version) => known?.cohortOf(name, version) ?? 'stable');
  telemetry.shown(ownVersion());
  // The vitals listen in the capturing phase: what they report when the page is hidden is there before it is sent.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && telemetry.flush());
  addEventListener('pagehide', () => telemetry.flush());
  whenIdle(async () => {
    const { watchVitals } = await import('./watch-vitals.ts');
    watchVitals(telemetry, () => known?.deployedAt(location.pathname) ?? ownVersion());
  });
}

/** In a file of its own and after everything else, so that measuring costs the start nothing. */
function whenIdle(act: () => Promise<void>): void {
  const start = (): void => {
    // A file that does not come costs the measures and nothing else.
    const run = (): void => void act().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1_000);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
