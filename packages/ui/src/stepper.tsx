import { classes } from './classes.ts';
import { Icon } from './icon/icon.tsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { t } from './texts.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  steps: readonly string[];
  /** Index of the step at hand; those before it are done. */
  current: number;
  label?: string | undefined;
  /** The step at hand is at work by itself. */
  busy?: boolean | undefined;
  /** A word under each name: how it stands. */
  notes?: readonly string[] | undefined;
}

const MANY_STEPS = 3;

/** Where one is in a task of several steps. */
export function Stepper({ steps, current, label = t('Steps'), busy, notes }: StepperProps) {
  return (
    <div className={classes(styles.room, steps.length > MANY_STEPS && styles.many)}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => {
          const done = index < current;
          return (
            <li key={step} className={classes(styles.step, done && styles.done)} aria-current={index === current ? 'step' : undefined}>
              <span className={styles.number} aria-hidden={notes !== undefined || undefined}>
                {done ? <Icon name="check" size="small" /> : busy && index === current ? <Spinner /> : index + 1}
              </span>
              <span className={styles.name}>
                {step} {notes ? <small>{notes[index]}</small> : done && <VisuallyHidden>({t('done')})</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
