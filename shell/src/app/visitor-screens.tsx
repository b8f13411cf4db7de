import { useEffect, useRef } from 'react';
import { focusHeading } from '../focus-heading.ts';
import { LandingPage } from '../landing/landing-page.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { useVisitorScreen } from './use-visitor-screen.ts';

/** What a visitor sees at whatever path: the landing page, and over it the login screen, which leads to that path. */
export function VisitorScreens() {
  const { screen, show } = useVisitorScreen();
  const previous = useRef(screen);
  useEffect(() => {
    if (previous.current === 'login' && screen === 'landing') focusHeading();
    previous.current = screen;
  }, [screen]);

  if (screen === 'login') return <LoginScreen onLeave={() => show('landing')} />;
  return <LandingPage onLogin={() => show('login')} />;
}
