import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { t } from './texts.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  steps: readonly string[];
  /** Index of the step at hand; those before it are done. */
  current: number;
  label?: string | undefined;
}

/** Where one is in a task of several steps. */
export function Stepper({ steps, current, label = t('Steps') }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li key={step} className={classes(styles.step, done && styles.done)} aria-current={index === current ? 'step' : undefined}>
            <span className={styles.number}>{done ? <Icon name="check" size="small" /> : index + 1}</span>
            <span className={styles.name}>
              {step}
              {done && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
