import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import { Text } from './text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { t } from './texts.ts';
import styles from './numbered-list.module.css';

export interface NumberedItem {
  title: ReactNode;
  detail?: ReactNode;
  done?: boolean | undefined;
}

/** What to do, in its order. */
export function NumberedList({ items }: { items: readonly NumberedItem[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <span className={classes(styles.number, item.done && styles.done)} aria-hidden="true">
            {item.done ? <Icon name="check" size="small" /> : index + 1}
          </span>
          <div>
            <Text as="div" tone="strong">
              {item.title}
              {item.done && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
            </Text>
            {item.detail && (
              <Text as="p" tone="muted">
                {item.detail}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
