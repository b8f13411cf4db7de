import { useEffect, useState } from 'react';

type VisitorScreen = 'landing' | 'login';

/** Kept in the history's entry, not in the address: going back leaves the login screen, and signing in stays where one wanted to go. */
export function useVisitorScreen(): { screen: VisitorScreen; show: (screen: VisitorScreen) => void } {
  const [screen, setScreen] = useState(readScreen);

  useEffect(() => {
    const follow = () => setScreen(readScreen());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function show(next: VisitorScreen): void {
    history.pushState({ screen: next }, '');
    setScreen(next);
    scrollTo(0, 0);
  }

  return { screen, show };
}

function readScreen(): VisitorScreen {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'screen' in state && state.screen === 'login' ? 'login' : 'landing';
}
