import { useId, useState, type ReactNode } from 'react';
import * as Popover from 'radix-ui/popover';
import { classes } from './classes.ts';
import { useDeferredOpen } from './dialog/use-deferred-open.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { t } from './texts.ts';
import styles from './why-figure.module.css';

export interface WhyFigureProps {
  /** The figure: usually Money. */
  children: ReactNode;
  /** The heading of the answer: "Why R$ 1,284?". */
  question: ReactNode;
  /** The answer: usually a SumList; a Skeleton while it loads. */
  answer: ReactNode;
  /** Loading the answer can wait for this. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
}

/** A figure with a dotted rule under it: press it and it answers "why?". */
export function WhyFigure({ children, question, answer, onOpenChange, className }: WhyFigureProps) {
  const questionId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const change = (open: boolean): void => {
    setIsOpen(open);
    onOpenChange?.(open);
  };
  return (
    <Popover.Root open={useDeferredOpen(isOpen)} onOpenChange={change}>
      <Popover.Trigger className={classes(styles.figure, className)}>
        {children} <VisuallyHidden>{t('Why?')}</VisuallyHidden>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.popover} align="start" sideOffset={8} collisionPadding={16} aria-labelledby={questionId}>
          <h3 id={questionId} className={styles.question}>
            {question}
          </h3>
          {answer}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
