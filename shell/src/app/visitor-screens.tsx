import { useEffect, useRef } from 'react';
import { focusHeading } from '../focus-heading.ts';
import { GamesForVisitors, isGamesPath } from '../landing/games-for-visitors.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { LegalForVisitors } from '../legal/legal-for-visitors.tsx';
import { legalPathOf } from '../legal/legal-path.ts';
import { LoginScreen } from '../login/login-screen.tsx';
import { MemberArea } from './late-areas.tsx';
import { useVisitorScreen } from './use-visitor-screen.ts';

/**
 * What a visitor sees: the legal pages, at the games that they have to log in, at every other path the landing page,
 * and over it the login screen, which leads to that path.
 */
export function VisitorScreens() {
  const { screen, show } = useVisitorScreen();
  const previous = useRef(screen);
  useEffect(() => {
    if (screen === 'login') MemberArea.expect().catch(() => undefined);
    if (previous.current === 'login' && screen === 'landing') focusHeading();
    previous.current = screen;
  }, [screen]);

  if (screen === 'login') return <LoginScreen onLeave={() => show('landing')} />;
  const legal = legalPathOf(location.pathname);
  if (legal) return <LegalForVisitors path={legal} onLogin={() => show('login')} />;
  if (isGamesPath(location.pathname)) return <GamesForVisitors onLogin={() => show('login')} />;
  return <LandingPage onLogin={() => show('login')} />;
}
