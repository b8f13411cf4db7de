import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** One line below. */
  children?: ReactNode;
  /** At the end of the line: a badge, a button. */
  aside?: ReactNode;
}

/** The name of a page, once on it. */
export function PageHeader({ title, children, aside }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1>{title}</h1>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {aside}
    </header>
  );
}
