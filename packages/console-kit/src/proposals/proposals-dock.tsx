import type { ReactNode } from 'react';
import styles from './proposals.module.css';

/**
 * Where proposals stand: below the list, so that one that comes late moves nothing, and over the foot of the screen
 * while this operator can decide one.
 */
export function ProposalsDock({ children }: { children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>;
}
