import type { NavigationClock } from './navigation-clock.ts';
import type { Remotes } from './remotes.ts';
import type { ShellRouter } from './create-shell-router.tsx';

/** Tells, once for each remote, that a page of it stands on the screen, and how long that took from the click. */
export function watchRendering(router: ShellRouter, remotes: Remotes, hasJoined: (name: string) => boolean, clock: NavigationClock): void {
  const shown = new Set<string>();
  router.subscribe(({ navigation, initialized, location, errors }) => {
    if (navigation.state !== 'idle' || !initialized || errors !== null) return;
    const name = remotes.ownerOf(location.pathname)?.name;
    if (name === undefined || shown.has(name) || !hasJoined(name)) return;
    shown.add(name);
    requestAnimationFrame(() => remotes.shown(name, clock.elapsedMs()));
  });
}
