import type { ReactNode } from 'react';
import { Button } from '@facet/ui';
import styles from './table.module.css';

export interface FootBarProps {
  /** For screen readers: what it stands there for. */
  label: string;
  words: string;
  /** Takes it back: "Clear", "Undo". */
  clear: string;
  onClear: () => void;
  /** What can be done. */
  children: ReactNode;
}

/** Over the foot of the screen while rows are selected or moved, and what can be done with them. */
export function FootBar({ label, words, clear, onClear, children }: FootBarProps) {
  return (
    <section className={styles.bulk} aria-label={label}>
      <output>{words}</output>
      {children}
      <Button size="small" variant="quiet" onClick={onClear}>
        {clear}
      </Button>
    </section>
  );
}
