import { useCountedStep, type StepIsOpen } from '@facet/remote-kit';
import { classes, Icon, type IconName } from '@facet/ui';
import type { ReactNode } from 'react';
import styles from './step-row.module.css';

export interface StepRowProps {
  title: string;
  /** Why it matters. */
  description: string;
  /** Nobody has decided: the safe value holds. Undefined: it is not known (yet), and neither is claimed. */
  isOpen: StepIsOpen;
  /** How it stands now. */
  value: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** Of First steps: a decision that a new site asks of a person. */
export function StepRow({ title, description, isOpen, value, children }: StepRowProps) {
  useCountedStep(isOpen);
  const icon: IconName = isOpen ? 'circle-dashed' : 'circle-check';
  return (
    <div className={classes(styles.row, isOpen && styles.open)} data-step={isOpen ? 'open' : undefined}>
      <span className={styles.mark}>{isOpen !== undefined && <Icon name={icon} />}</span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <p className={styles.value}>{value}</p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
