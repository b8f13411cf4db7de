import { useId, useRef, type ReactNode } from 'react';
import * as Popover from 'radix-ui/popover';
import { useDeferredOpen } from './dialog/use-deferred-open.ts';
import { useFocusReturn } from './dialog/use-focus-return.ts';
import { IconButton } from './icon-button.tsx';
import { t } from './texts.ts';
import styles from './panel.module.css';

export interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** What opens it; a press there is its own affair. */
  opener: ReactNode;
  title: ReactNode;
  /** Buttons, before the cross. */
  actions?: ReactNode;
  /** Stays in sight below. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A tall list beside what opened it. Esc, the cross, and a press or the focus elsewhere close it. */
export function Panel({ isOpen, onClose, opener, title, actions, foot, children }: PanelProps) {
  const titleId = useId();
  const openerBox = useRef<HTMLDivElement>(null);
  const focusReturn = useFocusReturn();
  const isOpener = (target: EventTarget | null) => target instanceof Node && openerBox.current?.contains(target);
  return (
    <Popover.Root open={useDeferredOpen(isOpen)} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor ref={openerBox}>{opener}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className={styles.panel}
          side="right"
          align="start"
          sideOffset={24}
          collisionPadding={12}
          aria-labelledby={titleId}
          {...focusReturn}
          onInteractOutside={(event) => isOpener(event.target) && event.preventDefault()}
        >
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <div className={styles.actions}>
              {actions}
              <Popover.Close asChild>
                <IconButton icon="x" label={t('Close')} />
              </Popover.Close>
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
