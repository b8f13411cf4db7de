import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Text } from './text/text.tsx';
import styles from './timeline.module.css';

export interface TimelineItem {
  title: ReactNode;
  /** Already worded for the reader: "21 Nov, 14:20", "in progress". */
  when?: ReactNode;
  detail?: ReactNode;
  /**
   * reached: it has happened; current: it is happening; failed: it ended here, without success; alternative: instead of
   * what is above.
   */
  state?: 'reached' | 'current' | 'open' | 'failed' | 'alternative' | undefined;
}

/** What happens one after the other, along a line. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={styles.line}>
      {items.map((item, index) => (
        <li
          key={index}
          className={classes(styles.item, styles[item.state ?? 'open'])}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          <div className={styles.head}>
            <Text tone="strong">{item.title}</Text>
            {item.when && (
              <Text tone="muted" size={12} figures>
                {item.when}
              </Text>
            )}
          </div>
          {item.detail && <Text tone={item.state === 'failed' ? 'danger' : 'muted'}>{item.detail}</Text>}
        </li>
      ))}
    </ol>
  );
}
