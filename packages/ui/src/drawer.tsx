import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { IconButton } from './icon-button.tsx';
import { useDeferredOpen } from './dialog/use-deferred-open.ts';
import { useFocusReturn } from './dialog/use-focus-return.ts';
import { t } from './texts.ts';
import styles from './drawer.module.css';
import scrim from './scrim.module.css';

export interface DrawerProps {
  onClose: () => void;
  /** Whom or what it tells about; its name for screen readers too. */
  title: ReactNode;
  /** Before the title: a picture. */
  leading?: ReactNode;
  /** Beside the title: states in a word. */
  marks?: ReactNode;
  /** Below the title. */
  below?: ReactNode;
  /** Buttons, before the cross. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A large panel at the end of the page, over it: one thing of a list in full. Esc, the cross and a press outside close
 * it.
 */
export function Drawer({ onClose, title, leading, marks, below, actions, children }: DrawerProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={useDeferredOpen(true)} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim.scrim} />
        <Radix.Content className={styles.drawer} {...focusReturn} aria-describedby={undefined}>
          <header className={styles.head}>
            {leading}
            <div className={styles.words}>
              <div className={styles.line}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {marks && <div className={styles.marks}>{marks}</div>}
              </div>
              {below}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </header>
          <div className={styles.body}>{children}</div>
          <Radix.Close asChild>
            <IconButton icon="x" label={t('Close')} className={styles.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
