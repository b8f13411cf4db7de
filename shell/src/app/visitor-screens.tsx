import { useEffect, useRef } from 'react';
import { focusHeading } from '../focus-heading.ts';
import { GamesForVisitors, isGamesPath } from '../landing/games-for-visitors.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { useVisitorScreen } from './use-visitor-screen.ts';

/** What a visitor sees: at the games that he has to log in, at every other path the landing page, and over it the login screen, which leads to that path. */
export function VisitorScreens() {
  const { screen, show } = useVisitorScreen();
  const previous = useRef(screen);
  useEffect(() => {
    if (previous.current === 'login' && screen === 'landing') focusHeading();
    previous.current = screen;
  }, [screen]);

  if (screen === 'login') return <LoginScreen onLeave={() => show('landing')} />;
  if (isGamesPath(location.pathname)) return <GamesForVisitors onLogin={() => show('login')} />;
  return <LandingPage onLogin={() => show('login')} />;
}
