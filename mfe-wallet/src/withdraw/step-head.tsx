import type { ReactNode } from 'react';
import { Text } from '@facet/ui';
import styles from './wizard.module.css';

/** The heading of a step, which takes the focus when the step opens, and a line about it. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <Text as="p" tone="muted">
        {children}
      </Text>
    </div>
  );
}
