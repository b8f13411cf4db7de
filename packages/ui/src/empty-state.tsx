import type { ReactNode } from 'react';
import { UncutStone } from './drawings/uncut-stone.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** One line: what to do next. */
  children?: ReactNode;
  /** A button or a link that does it. */
  action?: ReactNode;
  /** Instead of the uncut stone. */
  drawing?: ReactNode;
  /** Of the title. */
  as?: 'h1' | 'h2' | 'h3' | undefined;
}

/** What stands where nothing is yet: an uncut stone, and what to do next. */
export function EmptyState({ title, children, action, drawing, as: Title = 'h3' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.drawing}>{drawing ?? <UncutStone />}</div>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
