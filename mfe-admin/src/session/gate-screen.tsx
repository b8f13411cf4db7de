import type { ReactNode } from 'react';
import { OperatorBrand } from '../frame/operator-brand.tsx';
import styles from './gate.module.css';

/** The screen before anybody is let in: the mark, and one thing in the middle. */
export function GateScreen({ children }: { children: ReactNode }) {
  return (
    <main className={styles.screen} id="main" tabIndex={-1}>
      <div className={styles.column}>
        <OperatorBrand />
        {children}
      </div>
    </main>
  );
}
