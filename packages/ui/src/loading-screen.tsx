import type { ReactNode } from 'react';
import { Stone } from './drawings/stone.tsx';
import { Spinner } from './spinner.tsx';
import styles from './loading-screen.module.css';

/** The whole screen while it is not known what to show: "Loading your dashboard...". */
export function LoadingScreen({ children }: { children: ReactNode }) {
  return (
    <main className={styles.screen} aria-busy="true">
      <Stone size={44} />
      <h1 className={styles.text}>
        <Spinner accent />
        {children}
      </h1>
    </main>
  );
}
