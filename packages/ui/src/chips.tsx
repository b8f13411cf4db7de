import type { ReactNode } from 'react';
import { Icon } from './icon/icon.tsx';
import type { IconName } from './icon/icons.ts';
import styles from './chips.module.css';

/** Short filters in lines; on a phone in one line that is pushed along, to the edges of the screen. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {children}
    </fieldset>
  );
}

export interface ChipProps {
  children: string;
  pressed: boolean;
  onPress: () => void;
  icon?: IconName;
  /** How many the filter leaves. */
  count?: string | undefined;
}

export function Chip({ children, pressed, onPress, icon, count }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {icon && <Icon name={icon} size="small" />}
      {children}
      {count !== undefined && ' '}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
