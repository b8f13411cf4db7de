import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/alert-dialog';
import { Button } from '../button.tsx';
import { t } from '../texts.ts';
import { useDeferredOpen } from './use-deferred-open.ts';
import { useFocusReturn } from './use-focus-return.ts';
import styles from './dialog.module.css';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What happens when it is confirmed. */
  description: ReactNode;
  children?: ReactNode;
  /** Names the action: "Withdraw R$ 250". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** Closing is the caller's: usually when the action has succeeded. */
  onConfirm: () => unknown;
}

/** Asks before something that cannot be taken back. A press outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, children, confirmLabel, cancelLabel = t('Cancel'), danger, busy, onConfirm } = props;
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={useDeferredOpen(open)} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content className={styles.dialog} {...focusReturn}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Description>{description}</Radix.Description>
            {children}
            <div className={styles.answers}>
              <Button variant={danger ? 'danger' : 'primary'} size="large" busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              <Radix.Cancel asChild>
                <Button size="large">{cancelLabel}</Button>
              </Radix.Cancel>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
