import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Text } from './text/text.tsx';
import styles from './timeline.module.css';

export interface TimelineItem {
  title: ReactNode;
  detail?: ReactNode;
  /** reached: it has happened or happens at once; alternative: instead of what is above. */
  state?: 'reached' | 'open' | 'alternative' | undefined;
}

/** What happens one after the other, along a line. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.line}>
      {items.map((item, index) => (
        <li key={index} className={classes(styles.item, styles[item.state ?? 'open'])}>
          <Text tone="strong">{item.title}</Text>
          {item.detail && <Text tone="muted">{item.detail}</Text>}
        </li>
      ))}
    </ol>
  );
}
