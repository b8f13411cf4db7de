import { useEffect, useState } from 'react';
import { Brand, LoadingScreen, SkipLink, Split, Text, TextLink, ThemeToggle } from '../src/index.ts';
import styles from './gallery.module.css';
import { Content } from './sections/content.tsx';
import { Controls } from './sections/controls.tsx';
import { Figures } from './sections/figures.tsx';
import { Frame } from './sections/frame.tsx';
import { Messages } from './sections/messages.tsx';

/** Every part in every state; #loading and #frame show whole screens. */
export function Gallery() {
  const screen = useHash();
  if (screen === 'loading') return <LoadingScreen>Loading your dashboard...</LoadingScreen>;
  if (screen === 'frame') return <Frame />;
  return (
    <>
      <SkipLink />
      <header className={`${styles.wrap} ${styles.top}`}>
        <Split>
          <Brand>Facet</Brand>
          <ThemeToggle />
        </Split>
        <h1>Components</h1>
        <Text as="p" tone="muted">
          Every part in every state. Things of value have cut corners, controls have round ones. Whole screens:{' '}
          <TextLink href="#loading">loading</TextLink>, <TextLink href="#frame">a page in its frame</TextLink>.
        </Text>
      </header>
      <main id="main" tabIndex={-1} className={styles.wrap}>
        <Figures />
        <Controls />
        <Content />
        <Messages />
      </main>
    </>
  );
}

function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash.slice(1);
}
