import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button.tsx';
import { t } from '../texts.ts';
import { useDeferredOpen } from './use-deferred-open.ts';
import { useFocusReturn } from './use-focus-return.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line below the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, one below the other, the primary one first. */
  actions?: ReactNode;
  /** For a form with something beside it. */
  wide?: boolean | undefined;
}

/**
 * A question or a small task over the page. Esc, the cross and a press outside close it; the focus goes back where it
 * was.
 */
export function Dialog({ open, onOpenChange, title, description, children, actions, wide }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={useDeferredOpen(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={classes(styles.dialog, wide && styles.wide)}
            {...focusReturn}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
            <Radix.Close asChild>
              <IconButton icon="x" label={t('Close')} className={styles.close} />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
