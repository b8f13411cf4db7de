import type { ReactNode } from 'react';
import { Text } from '../text/text.tsx';
import styles from './choice-list.module.css';

export interface ChoiceProps {
  /** The same for all of one list. */
  name: string;
  value: string;
  checked: boolean;
  onChoose: (value: string) => void;
  title: ReactNode;
  /** More about it, or why it cannot be chosen. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
  /** A Thumb. */
  leading?: ReactNode;
  /** A price. */
  trailing?: ReactNode;
}

/** One entry of a ChoiceList. */
export function Choice({ name, value, checked, onChoose, title, detail, disabled, leading, trailing }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(value)}
      />
      {leading}
      <span className={styles.words}>
        <Text className={styles.title} tone="strong" truncate>
          {title}
        </Text>
        {detail && <Text tone="muted">{detail}</Text>}
      </span>
      {trailing && <span className={styles.trailing}>{trailing}</span>}
      <span className={styles.dot} />
    </label>
  );
}
