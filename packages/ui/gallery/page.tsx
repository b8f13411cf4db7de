import { SkipLink, Split, Text, ThemeToggle } from '../src/index.ts';
import styles from './gallery.module.css';
import { CoreSections } from './sections/core.tsx';

export function Gallery() {
  return (
    <>
      <SkipLink />
      <header className={`${styles.wrap} ${styles.top}`}>
        <Split>
          <span>Facet</span>
          <ThemeToggle />
        </Split>
        <h1>Components</h1>
        <Text as="p" tone="muted">
          Every part in every state. Things of value have cut corners, controls have round ones.
        </Text>
      </header>
      <main id="main" tabIndex={-1} className={styles.wrap}>
        <CoreSections />
      </main>
    </>
  );
}
