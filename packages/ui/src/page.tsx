import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The main part of a page: takes the focus when the navigation moves here, and is where the skip link leads. */
export function Page({ children, id = 'main' }: { children: ReactNode; id?: string | undefined }) {
  return (
    <main className={styles.page} id={id} tabIndex={-1}>
      {children}
    </main>
  );
}
