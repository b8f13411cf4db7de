import type { MissedFile } from './published-files.ts';

/**
 * Tells of each script and style sheet with a hash that did not load. Such an event does not bubble, but can be caught
 * on its way down.
 */
export function watchMissedFiles(onMissed: (file: MissedFile) => void): void {
  addEventListener('error', ({ target }) => tell(target, onMissed), { capture: true });
}

function tell(target: EventTarget | null, onMissed: (file: MissedFile) => void): void {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) || target.integrity === '') return;
  // A head start that fails is no failure yet.
  if (target instanceof HTMLLinkElement && target.rel !== 'stylesheet') return;
  onMissed({ url: target instanceof HTMLScriptElement ? target.src : target.href, integrity: target.integrity });
}
