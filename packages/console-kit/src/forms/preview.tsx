import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** What members will see of what is typed beside it; nothing in it can be pressed. */
export function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.preview}>
      <figcaption>{title}</figcaption>
      <div inert>{children}</div>
    </figure>
  );
}
