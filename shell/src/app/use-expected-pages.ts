import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { ShellRouter } from '../remotes/index.ts';
import { memberRoutes } from './member-routes.tsx';

const STILL_MS = 300;
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the code of the shell's own pages before they are opened: of a link below a pointer, a finger or the focus,
 * and of those in the page, once it has been there for a moment.
 */
export function useExpectedPages(router: ShellRouter | undefined): void {
  useEffect(() => {
    if (!router) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target }: Event): void => {
      const link = target instanceof Element && target.closest('a');
      if (link) expectPage(link);
    };
    const onArrival = (): void => {
      clearTimeout(timer);
      timer = setTimeout(whenIdle, STILL_MS, () => document.querySelectorAll<HTMLAnchorElement>('main a').forEach(expectPage));
    };
    for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
    const unsubscribe = router.subscribe(onArrival);
    onArrival();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
    };
  }, [router]);
}

function whenIdle(act: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}

/** One that does not come now is asked for again when the page is opened. */
function expectPage({ origin, pathname }: HTMLAnchorElement): void {
  const lazy = origin === location.origin && matchRoutes(memberRoutes, pathname)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') lazy().catch(() => undefined);
}
