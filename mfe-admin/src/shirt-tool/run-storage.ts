import { afterReload } from './run-rules.ts';
import type { Run } from './run.ts';

const KEY = 'facet.shirt-tool';

/**
 * The run of this tab, over a reload: without the cookie, which it never knows, the CSRF token, and the pictures, which
 * the server shows.
 */
export function keepRun(operatorId: string, run: Run): void {
  const items = run.items.map((item) => ({ ...item, templateData: null }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ operatorId, run: { ...run, session: null, items } }));
  } catch {
    // A browser that keeps nothing: a reload then starts over.
  }
}

/** Null when there is none, or it is another operator's. */
export function keptRun(operatorId: string): Run | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { operatorId: string; run: Run } | null;
    return kept?.operatorId === operatorId ? afterReload(kept.run) : null;
  } catch {
    return null;
  }
}
