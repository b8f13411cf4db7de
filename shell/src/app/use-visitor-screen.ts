import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

type VisitorScreen = 'landing' | 'login';

/**
 * Kept in the history's entry, not in the address: going back leaves the login screen, and signing in stays where one
 * wanted to go.
 */
export function useVisitorScreen(): { screen: VisitorScreen; show: (screen: VisitorScreen) => void } {
  const [screen, setScreen] = useState(readScreen);

  useEffect(() => {
    const follow = () => setScreen(readScreen());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useLayoutEffect(() => {
    if (screen === 'login') scrollTo(0, 0);
  }, [screen]);

  /** The press is answered first: a slow phone needs 100 ms to draw the other screen. */
  function show(next: VisitorScreen): void {
    history.pushState({ screen: next }, '');
    startTransition(() => setScreen(next));
  }

  return { screen, show };
}

/** What the history's entry says. */
export function readScreen(): VisitorScreen {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'screen' in state && state.screen === 'login' ? 'login' : 'landing';
}
