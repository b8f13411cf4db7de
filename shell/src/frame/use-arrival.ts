import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusHeading } from '../focus-heading.ts';
import { SITE_NAME } from '../site-name.ts';

/** What a new page brings with it: the tab's name, the focus on its heading, and `onArrival`. The first page only names the tab. */
export function useArrival(onArrival: () => void): void {
  const { pathname } = useLocation();
  const title = titleOf(useMatches());
  const previous = useRef(pathname);
  const arrived = useEffectEvent(onArrival);

  // Before the effects of the page itself, which may know a better name.
  useLayoutEffect(() => {
    document.title = title ? `${title} · ${SITE_NAME}` : SITE_NAME;
  }, [pathname, title]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    arrived();
    focusHeading();
  }, [pathname]);
}

/** `handle.title` of the deepest route that has one. */
function titleOf(matches: readonly { handle: unknown }[]): string | undefined {
  const titles = matches.map(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'title' in handle ? handle.title : undefined,
  );
  return titles.findLast((title) => typeof title === 'string');
}
