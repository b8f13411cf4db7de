import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Text } from '../text/text.tsx';
import styles from './rows.module.css';

export interface RowProps {
  /** A Glyph, an Avatar. */
  leading?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** A figure, a badge, a button. */
  trailing?: ReactNode;
  /** Below 640 px what trails goes under the words; `late`: only where it does not fit beside them. */
  wraps?: boolean | 'late' | undefined;
}

/** One line of Rows: what it is, more about it, and a figure or an action. */
export function Row({ leading, title, detail, trailing, wraps }: RowProps) {
  return (
    <li className={classes(styles.row, wraps && (wraps === 'late' ? styles.late : styles.wraps))}>
      {leading}
      <div className={styles.words}>
        <Text tone="strong" truncate={!wraps} as="div">
          {title}
        </Text>
        {detail && (
          <Text tone="muted" truncate={!wraps} as="div">
            {detail}
          </Text>
        )}
      </div>
      {trailing && <div className={styles.trailing}>{trailing}</div>}
    </li>
  );
}
