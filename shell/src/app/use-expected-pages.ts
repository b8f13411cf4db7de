import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { memberRoutes } from './member-routes.tsx';
import type { Site } from './use-site.ts';

/** A page that has stood for so long has drawn its links. */
const STILL_MS = 300;
/** A mouse that only passes over a link stays for less. */
const DWELL_MS = 65;
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the code of pages before they are opened: of a link below a mouse, a finger or the focus, and of the shell's
 * own small ones that the page leads to. One that does not come now is asked for again when it is opened.
 */
export function useExpectedPages(site: Site | null): void {
  useEffect(() => {
    if (!site) return undefined;
    const { router, remotes } = site;
    let still: ReturnType<typeof setTimeout> | undefined;
    let dwell: ReturnType<typeof setTimeout> | undefined;

    const expectPage = (link: HTMLAnchorElement): void => {
      expectOwn(link);
      const owner = link.origin === location.origin ? remotes.ownerOf(link.pathname) : undefined;
      if (owner?.frame !== 'member') return;
      remotes.expect(owner.name).then(
        ({ routes }) => fetchCode([...routes], link.pathname),
        () => undefined,
      );
    };
    const onIntent = ({ type, target }: Event): void => {
      clearTimeout(dwell);
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      if (type === 'pointerover') dwell = setTimeout(expectPage, DWELL_MS, link);
      else expectPage(link);
    };
    const onArrival = (): void => {
      clearTimeout(still);
      still = setTimeout(whenIdle, STILL_MS, () => document.querySelectorAll<HTMLAnchorElement>('main a').forEach(expectOwn));
    };

    for (const intent of INTENTS) document.addEventListener(intent, onIntent, { passive: true });
    const unsubscribe = router.subscribe(onArrival);
    onArrival();
    return () => {
      clearTimeout(still);
      clearTimeout(dwell);
      unsubscribe();
      for (const intent of INTENTS) document.removeEventListener(intent, onIntent);
    };
  }, [site]);
}

function expectOwn({ origin, pathname }: HTMLAnchorElement): void {
  if (origin === location.origin) fetchCode(memberRoutes, pathname);
}

function fetchCode(routes: RouteObject[], path: string): void {
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') lazy().catch(() => undefined);
}

function whenIdle(act: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else act();
}
