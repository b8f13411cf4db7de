import { useRef, type ReactNode } from 'react';
import { classes, Icon, Money, Text, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './first-cut.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export interface StepProps {
  place: number;
  title: ReactNode;
  detail: ReactNode;
  /** What it pays or paid. */
  pays?: string | undefined;
  isDone: boolean;
  /** The first that is not done. */
  isNext: boolean;
  /** What to press; gone when it is done, unless it can be done again. */
  action?: ReactNode;
  /** Below the words, over the whole width. */
  isWide?: boolean | undefined;
}

/** One of the five. When it is done under the member's hands it takes the focus, which its button had. */
export function Step({ place, title, detail, pays, isDone, isNext, action, isWide }: StepProps) {
  const row = useRef<HTMLLIElement>(null);
  useKeptFocus(row, isDone);
  return (
    <li ref={row} tabIndex={-1} className={classes(styles.step, isDone && styles.done, isNext && styles.next, isWide && styles.wide)}>
      <span className={styles.number} aria-hidden="true">
        {isDone ? <Icon name="check" size="small" /> : place}
      </span>
      <div className={styles.words}>
        <Text as="div" tone={isDone ? undefined : 'strong'}>
          {title}
          {isDone && <VisuallyHidden>, {t('done')}</VisuallyHidden>}
        </Text>
        <Text as="div" tone="muted">
          {detail}
        </Text>
      </div>
      {pays && (
        <span className={styles.pays}>
          <Money amount={pays} signed />
        </span>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
