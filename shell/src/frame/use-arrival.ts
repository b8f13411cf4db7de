import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useRemotes } from '../app/known-remotes.ts';
import { focusHeading } from '../focus-heading.ts';
import { titleOf } from '../remotes/index.ts';
import { titled } from '../use-page-title.ts';

/**
 * What a new page brings with it: the tab's name, and the focus on its heading. While something covers the page (the
 * menu holds the focus) it is uncovered first. The first page of a page load only names the tab; the first one after
 * signing in takes the focus too.
 */
export function useArrival({ takesFocus, isCovered, uncover }: { takesFocus: boolean; isCovered: boolean; uncover: () => void }): void {
  const { pathname } = useLocation();
  const remotes = useRemotes();
  // A page that did not come is still that remote's.
  const owner = remotes.ownerOf(pathname);
  const title = titleOfPage(useMatches()) ?? (owner && titleOf(owner));
  const previous = useRef(takesFocus ? null : pathname);
  const onCovered = useEffectEvent(uncover);

  // Before the effects of the page itself, which may know a better name.
  useLayoutEffect(() => {
    document.title = titled(title);
  }, [pathname, title]);

  useEffect(() => {
    if (previous.current === pathname) return;
    if (isCovered) return onCovered();
    previous.current = pathname;
    focusHeading();
  }, [pathname, isCovered]);
}

/** `handle.title` of the deepest route that has one. */
export function titleOfPage(matches: readonly { handle: unknown }[]): string | undefined {
  const titles = matches.map(({ handle }) => {
    const title = typeof handle === 'object' && handle !== null && 'title' in handle ? handle.title : undefined;
    return typeof title === 'function' ? (title as () => unknown)() : title;
  });
  return titles.findLast((title) => typeof title === 'string');
}
