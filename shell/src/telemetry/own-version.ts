import type { Cohort } from '@facet/remote-kit';
import type { Deployed } from './telemetry-event.ts';

/** Which shell this page is: the build wrote the version into it, the gateway why this visitor gets it. */
export function ownVersion(): Deployed {
  return { name: 'shell', version: readMeta('shell-version') || 'unknown', cohort: asCohort(readMeta('shell-cohort')) };
}

function readMeta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

export function asCohort(value: unknown): Cohort {
  return value === 'canary' || value === 'preview' ? value : 'stable';
}
