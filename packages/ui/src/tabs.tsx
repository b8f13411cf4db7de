import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/tabs';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  items: readonly TabItem[];
  /** Without both, the first tab is open and the tabs keep their own state. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several contents in one place; the arrow keys move between them. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  const first = items[0]?.value;
  return (
    <Radix.Root
      {...(value === undefined ? first !== undefined && { defaultValue: first } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled ?? false} className={styles.tab}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
