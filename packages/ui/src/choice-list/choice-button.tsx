import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import styles from './choice-list.module.css';

export interface ChoiceButtonProps {
  title: ReactNode;
  /** More about it. */
  detail?: ReactNode;
  /** A Thumb. */
  leading?: ReactNode;
  onClick: () => void;
}

/** An entry of a ChoiceList that goes on as soon as it is chosen. */
export function ChoiceButton({ title, detail, leading, onClick }: ChoiceButtonProps) {
  return (
    <button type="button" className={classes(styles.choice, styles.button)} onClick={onClick}>
      {leading}
      <span className={styles.words}>
        <Text className={styles.title} tone="strong" truncate>
          {title}
        </Text>
        {detail && <Text tone="muted">{detail}</Text>}
      </span>
      <Icon name="chevron-right" size="small" />
    </button>
  );
}
